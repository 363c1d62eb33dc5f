import type { Migration } from 'kysely/migration';
import {
  addAccountEvents,
  addAccounts,
  addGoogleAddresses,
  addSetAsideAccounts,
} from './add-accounts.ts';
import { addDatePhotos } from './add-date-photos.ts';
import { addDatePlans } from './add-date-plans.ts';
import { addImportantDays } from './add-important-days.ts';
import { addLearntNames } from './add-learnt-names.ts';
import {
  addCalendarFeeds,
  addDeferredMails,
  addPlacesToCome,
  addReminders,
  addSubscribers,
} from './add-mails.ts';
import { addPeople, addRatedDates } from './add-people.ts';
import { addPhotoMark } from './add-photo-mark.ts';
import { addProfileNotes } from './add-profile-notes.ts';
import { addProfileRequests } from './add-profile-requests.ts';
import { addReminderTiming } from './add-reminder-timing.ts';
import { addSavedIdeas, addSharedPlans, addSharedSuggestions } from './add-saved-ideas.ts';
import { addAnonymousQuota, addRefinements, addSuggestions } from './add-suggestions.ts';
import { addVisitorRequests } from './add-visitor-requests.ts';
import { confirmAddresses } from './confirm-addresses.ts';
import { countStorage } from './count-storage.ts';
import { indexDatesByDay } from './index-dates-by-day.ts';
import { indexDatesWithPerson } from './index-dates-with-person.ts';
import { ownSuggestions } from './own-suggestions.ts';

/**
 * The schema's steps in order, written once for SQLite and PostgreSQL. A step that has shipped is
 * never edited.
 */
export const migrations: Record<string, Migration> = {
  '001-suggestions': { up: addSuggestions },
  '002-anonymous-quota': { up: addAnonymousQuota },
  '003-accounts': { up: addAccounts },
  '004-people': { up: addPeople },
  '005-saved-ideas': { up: addSavedIdeas },
  '006-account-events': { up: addAccountEvents },
  '007-calendar-feeds': { up: addCalendarFeeds },
  '008-suggestions-of-users': { up: ownSuggestions },
  '009-refinements': { up: addRefinements },
  '010-shared-plans': { up: addSharedPlans },
  '011-reminders': { up: addReminders },
  '012-subscribers': { up: addSubscribers },
  '014-deferred-mails': { up: addDeferredMails },
  '016-accounts-of-confirmed-addresses': { up: confirmAddresses },
  '017-rated-dates': { up: addRatedDates },
  '017-stored-bytes': { up: countStorage },
  '018-google-addresses': { up: addGoogleAddresses },
  '019-set-aside-accounts': { up: addSetAsideAccounts },
  '020-learnt-names': { up: addLearntNames },
  '021-photo-mark': { up: addPhotoMark },
  '022-plans-of-dates': { up: addDatePlans },
  '023-photos-of-dates': { up: addDatePhotos },
  '024-profile-notes': { up: addProfileNotes },
  '024-reminder-timing': { up: addReminderTiming },
  '025-important-days': { up: addImportantDays },
  '025-profile-requests': { up: addProfileRequests },
  '025-visitor-requests': { up: addVisitorRequests },
  '026-dates-with-person': { up: indexDatesWithPerson },
  '027-dates-in-order': { up: indexDatesByDay },
  '028-places-to-come': { up: addPlacesToCome },
  '029-shared-suggestions': { up: addSharedSuggestions },
};
