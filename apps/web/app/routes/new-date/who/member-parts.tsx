import { CircleAlert, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import '../../../styles/member.css';
import './who.css';
import { explainFailure, isNotFound } from '../../../api/api-failure.ts';
import { useProfile, useProfiles } from '../../../api/use-profiles.ts';
import { notices } from '../../../messages.ts';
import { LoadFailed } from '../../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { withProfile } from './chosen-profile-id.ts';
import { putBack } from './fill-form.ts';
import { ProfilePicker } from './profile-picker.tsx';
import { useFilledForm } from './use-filled-form.ts';
import type { QuickPlanner } from '../result/use-quick-planner.ts';
import { useResumedSuggestion } from '../result/use-resumed-suggestion.ts';
import { nobody } from '../../../plan/wishes.ts';

/** Whom a user plans for. The address says it; the form is filled in with what is known of them. */
export function WhoSection({ planner }: { planner: QuickPlanner }): React.JSX.Element {
  const { profileId, form, fill } = planner;
  const [navigate, { state, search }] = [useNavigate(), useLocation()];
  const people = useProfiles();
  const profile = useProfile(profileId === nobody ? null : profileId);
  const isMissing = profile.isError && isNotFound(profile.error);
  const known = profile.isFetchedAfterMount && !isMissing ? profile.data : undefined;
  useResumedSuggestion(planner.suggestion);
  const own = useProfile('my-profile');
  useEffect(() => {
    if (!profile.isPending || profileId === nobody) delete document.documentElement.dataset.filling;
  }, [profile.isPending, profileId]);
  useFilledForm(planner, profileId !== nobody ? known : own.isPending ? undefined : null, own.data);
  useEffect(() => {
    if (isMissing)
      void navigate(
        { search: withProfile(search, nobody) },
        { replace: true, state: { isUnknown: true } },
      );
  }, [isMissing, navigate, search]);

  function choose(id: number): void {
    void navigate({ search: withProfile(search, id) }, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      {people.isPending && <Skeleton rows={1} />}
      {people.isError && !people.data && (
        <LoadFailed
          title={notices.profilesNotLoaded}
          text={explainFailure(people.error)}
          onRetry={() => void people.refetch()}
        />
      )}
      {people.data && <ProfilePicker people={people.data} chosen={profileId} onChoose={choose} />}
      {profile.isError && !isMissing && !profile.data && (
        <LoadFailed
          title={notices.profileNotLoaded}
          text={explainFailure(profile.error)}
          onRetry={() => void profile.refetch()}
        />
      )}
      {(state as { isUnknown?: boolean } | null)?.isUnknown && (
        <p className="who-note" role="alert">
          <CircleAlert className="icon" />
          {notices.profileMissing}. This is a Quick Date now.
        </p>
      )}
      {form.replaced && (
        <p className="who-note" role="status">
          This replaced what you had typed.
          <button className="link" type="button" onClick={() => fill(putBack(form))}>
            <Undo2 className="icon" />
            Put back what you typed
          </button>
        </p>
      )}
    </>
  );
}

/** What to know before planning, beside the button. */
export function MemberNote({
  planner: { form, profileId },
}: {
  planner: QuickPlanner;
}): React.JSX.Element {
  const { person } = form;
  return (
    <p className="small muted">
      {person?.id === profileId &&
        `Filled in from ${person.firstName}’s profile. Change anything for this date only. `}
      {profileId === nobody
        ? 'No one picked: planned from your own profile.'
        : 'Your own diet and dislikes count too.'}
    </p>
  );
}
