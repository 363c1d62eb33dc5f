import type { DateRecord, Profile } from '@rendezvous/contract';
import { ArrowLeft } from 'lucide-react';
import { startTransition } from 'react';
import { Link } from 'react-router';
import './profile-detail.css';
import { explainFailure, isNotFound } from '../../api/api-failure.ts';
import { useHistory } from '../../api/use-history.ts';
import { useDraft } from '../../api/storage/use-draft.ts';
import { useProfileNotes } from '../../api/use-profile-notes.ts';
import { useProfile } from '../../api/use-profiles.ts';
import { DateDialog } from '../../features/dates/dialog/date-dialog.tsx';
import type { DateTask } from '../../features/dates/dialog/date-task.ts';
import { AskAbout } from '../../features/people/ask-about.tsx';
import { askHowItWas } from '../../features/dates/how-it-was/ask-how-it-was.tsx';
import { DateHistory } from './date-history.tsx';
import { Gallery } from './gallery.tsx';
import { InsightsSection } from './insights-section.tsx';
import { NotesSection } from './notes/notes-section.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileMissing } from '../../features/people/profile-missing.tsx';
import { RelationshipTimeline } from './relationship-timeline.tsx';
import { UpcomingDates } from './upcoming-dates.tsx';
import { ProfileIdeas } from './profile-ideas.tsx';
import { Timeline } from '../../features/dates/timeline/timeline.tsx';
import { notices, pageTitle } from '../../messages.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { dayFromToday } from '../../ui/time/calendar-day.ts';
import { ScrollToTop } from '../../ui/page/scroll-to-top.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useDocumentTitle } from '../../ui/page/use-document-title.ts';
import type { Route } from './+types/profile-detail';

export function meta(): Route.MetaDescriptors {
  return [{ title: pageTitle('Profile') }];
}

export default function ProfileDetail({ params }: Route.ComponentProps): React.JSX.Element {
  const id = Number(params.id);
  const profile = useProfile(id);
  const isMissing = profile.isError && isNotFound(profile.error);
  return (
    <>
      <nav className="crumb" aria-label="Breadcrumb">
        <Link to="/profiles">
          <ArrowLeft className="icon" />
          Date Profiles
        </Link>
      </nav>
      {profile.isPending && <Skeleton rows={5} />}
      {isMissing && <ProfileMissing />}
      {profile.isError && !isMissing && !profile.data && (
        <LoadFailed
          title={notices.profileNotLoaded}
          text={explainFailure(profile.error)}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data && !isMissing && <Person key={id} profile={profile.data} />}
    </>
  );
}

function Person({ profile }: { profile: Profile }): React.JSX.Element {
  const upcoming = useHistory('upcoming', profile.id);
  const past = useHistory('past', profile.id);
  const notes = useProfileNotes(profile.id);
  // What comes later would push down what is being read.
  const isComplete = [upcoming, past, notes].every(({ isFetched }) => isFetched);
  const [task, setTask] = useDraft<DateTask | null>('task', () => null);
  // The press is shown at once, and the dialog as soon as it is drawn.
  const begin = (next: DateTask): void => startTransition(() => setTask(next));
  const edit = (record: DateRecord): void => begin({ kind: 'edit', record });
  const open = (kind: 'record' | 'schedule') => (): void => begin({ kind, people: [profile] });
  useDocumentTitle(pageTitle(profile.name));
  return (
    <>
      <ProfileHeader profile={profile} onRecord={open('record')} />
      <div className="profile-grid">
        <ProfileFacts profile={profile} />
        <div className="profile-main">
          {isComplete ? (
            <PersonDates
              profile={profile}
              past={past}
              onEdit={edit}
              onSchedule={open('schedule')}
            />
          ) : (
            <Skeleton rows={6} />
          )}
        </div>
        <ProfileIdeas profileId={profile.id} />
      </div>
      <ScrollToTop />
      {task && <DateDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}

interface PersonDatesProps {
  readonly profile: Profile;
  readonly past: ReturnType<typeof useHistory>;
  readonly onSchedule: () => void;
  readonly onEdit: (record: DateRecord) => void;
}

/** What was, what will be and what was noted, once all of it is known. */
function PersonDates({ profile, past, onSchedule, onEdit }: PersonDatesProps): React.JSX.Element {
  return (
    <>
      <UpcomingDates profileId={profile.id} onSchedule={onSchedule} onEdit={onEdit} />
      <AskNextTime profileId={profile.id} />
      <NotesSection profile={profile} />
      <RelationshipTimeline changes={profile.status_changes} />
      {past.isError && !past.data && (
        <LoadFailed
          title={notices.historyNotLoaded}
          text={explainFailure(past.error)}
          onRetry={() => void past.refetch()}
        />
      )}
      {past.data && (
        <>
          <DateHistory records={past.data}>
            <Timeline records={past.data} yearLevel={3} ask={askHowItWas} onEdit={onEdit} />
          </DateHistory>
          <InsightsSection profile={profile} records={past.data} />
        </>
      )}
      <Gallery profile={profile} />
    </>
  );
}

/** What to ask about on the next date, or today where none is planned. */
function AskNextTime({ profileId }: { readonly profileId: number }): React.JSX.Element {
  const next = useHistory('upcoming', profileId).data?.find((date) => date.cancelled_at === null);
  return (
    <AskAbout profileId={profileId} day={next?.date ?? dayFromToday(0)} headingClass="title" />
  );
}
