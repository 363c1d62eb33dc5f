import { product } from '@rendezvous/contract';

/**
 * Sentences that code chooses between. A sentence that only one component shows is written in that
 * component.
 */
export const messages = {
  previewMode:
    "You're viewing in preview mode. Sign in to save your preferences and access all features!",
  authenticationRequired: 'Authentication Required',
  limitTitle: 'Ready to Plan More Dates?',
  limitText: "You've used up your free date suggestion.",
  freePlan: 'One free plan, no account.',
  noFreePlan: 'No free suggestions left.',
  errorScreenTitle: 'Unexpected Application Error!',
  noSuchPage: 'There is no page here',
  pageMissing: 'It may have moved, or the address has a typo.',
  pageBroken: 'Something broke on our side while showing this page. Nothing you did caused it.',
  unreadableAnswer:
    'The server answered with something else than was asked for. Please try again in a moment.',
  notLoaded:
    'This page could not be loaded in full: the server is busy, or the connection is weak.',
  plannerLede: 'Three answers are enough. Everything else has a sensible start.',
  memberPlannerTitle: 'Plan a Date',
  authenticationFailed: 'Failed to authenticate',
  sessionOver: 'Your session has ended. Sign in to continue where you left off.',
  sessionOverKept: 'Your session has ended. What you typed is saved: sign in to get back to it.',
  signedIn: 'Signed in successfully',
  badCredentials: 'Invalid email or password',
  signInUnreachable: 'We could not reach the server. Check your connection and try again.',
  accountCreated: 'Account created successfully',
  accountCreatedUnmailed:
    'Account created successfully. Many links were asked for with this email lately, so none is mailed now: ask for one later.',
  signedInInstead: 'You already have an account with this email, and are signed in to it.',
  registrationFailed: 'Registration failed. Please try again.',
  passwordsDiffer: 'Passwords do not match',
  newPasswordsDiffer: 'New passwords do not match',
  googleFailed: 'Failed to sign in with Google',
  otherPassword: 'That is not the password of this account',
  whatBeginningAnewDoes:
    'A new account sets the old one aside. For 30 days, as long as the new one is empty, you can get the old one back: continue with Google and enter its password. After that it is deleted.',
  googleMissing:
    'Google is not configured on this installation. Use your email and a password instead.',
  passwordReset: 'Your new password is set. Sign in with it.',
  linkExpired: 'This link has already been used, or has expired.',
  confirmationExpired:
    'This link has already been used, or has expired. Sign in to have a new one sent.',
  confirmFirst: 'Account created. Follow the link in the mail we sent you, then sign in.',
  profileUpdated: 'Profile updated successfully',
  profileNotUpdated: 'Failed to update profile',
  passwordUpdated: 'Password updated successfully',
  passwordNotUpdated: 'Failed to update password',
  accountDeleted: 'Account deleted successfully',
  accountNotDeleted: 'Failed to delete account',
  dataNotDownloaded: 'Failed to download your data',
  offline: 'You are offline. Nothing on this page is lost.',
  offlineUnkept: 'Keep it open: it will not load again without a connection.',
  offlineAction: 'You are offline. Try again once you have a connection.',
  offlineForm: 'You are offline. What you typed is still here.',
  offlineWaiting: 'You are offline. Your note waits here, and is saved once you have a connection.',
  unreachable: 'We could not reach the server. This is what this browser last loaded.',
  changeFailed: 'An error occurred',
  changeDone: 'Operation completed successfully',
  planningStopped: { title: 'Planning stopped', text: 'Everything you typed is still here.' },
} as const;

/**
 * The results of changes to people and dates. A change without its own words uses `changeDone` and
 * `changeFailed`.
 */
export const notices = {
  profileCreated: 'Profile created successfully',
  profileNotCreated: 'Failed to create profile',
  profileSaved: 'Profile saved successfully',
  profileNotSaved: 'Failed to save profile',
  profileDeleted: 'Profile deleted successfully',
  profileNotDeleted: 'Failed to delete profile',
  profilesNotLoaded: 'Failed to load profiles',
  profileNotLoaded: 'Failed to load profile',
  profileMissing: "The profile you're looking for doesn't exist or has been removed",
  photoUpdated: 'Profile photo updated successfully',
  photoNotUploaded: 'Failed to upload profile photo',
  dateRecorded: 'Date recorded successfully',
  dateNotRecorded: 'Failed to record date',
  dateUpdated: 'Date record updated successfully',
  dateNotUpdated: 'Failed to update date record',
  dateDeleted: 'Date record deleted successfully',
  dateNotDeleted: 'Failed to delete date record',
  historyUpdated: 'Date history updated successfully',
  historyNotUpdated: 'Failed to update date history',
  historyDeleted: 'Date history deleted successfully',
  historyNotDeleted: 'Failed to delete date history',
  dateNotLoaded: 'Failed to load date',
  dateCancelled: 'The date is cancelled.',
  dateCalledOff: 'The date was removed from your history.',
  dateNotRestored: 'Failed to put the date back',
  historyNotLoaded: 'Failed to load date histories',
  ideaSaved: 'Date idea saved successfully',
  ideaNotSaved: 'Failed to save date idea',
  ideaRemoved: 'Date idea removed successfully',
  ideaNotRemoved: 'Failed to remove date idea',
  ideasNotLoaded: 'Failed to load saved date ideas',
  profileIdeasNotLoaded: 'Failed to load profile saved date ideas',
  calendarNotMade: 'Failed to make calendar file',
  feedNotLoaded: 'Failed to load calendar feed',
  feedMade: 'Calendar address created successfully',
  feedNotMade: 'Failed to create calendar address',
  feedEnded: 'Calendar feed turned off successfully',
  feedNotEnded: 'Failed to turn off calendar feed',
  feedCopied: 'Calendar address copied',
  feedNotCopied: 'Failed to copy. Select the address and copy it by hand.',
  sessionsNotLoaded: 'Failed to load your sessions',
  sessionEnded: 'Signed out there',
  sessionsEnded: 'Signed out everywhere else',
  sessionNotEnded: 'Failed to sign out there',
  planNotShared: 'Failed to share',
  planStillShared: 'Failed to stop sharing',
  personMissing: 'Cannot record date for Quick Date. Please select a profile.',
  personNotChosen: 'Choose who it was with.',
  nameMissing: 'Or enter a name: who is it with?',
  dayMissing: 'Please select a calendar date to schedule the Date.',
} as const;

/** What a visitor without an account tried to do: 'You need to be signed in to …'. */
export const memberActions = {
  refine: 'refine this suggestion',
  save: 'save this idea',
  schedule: 'schedule this date',
  removeVenue: 'remove a venue',
} as const;
export type MemberAction = keyof typeof memberActions;

export function pageTitle(title: string): string {
  return `${title} | ${product}`;
}
