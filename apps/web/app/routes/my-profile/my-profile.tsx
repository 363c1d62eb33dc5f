import { explainFailure } from '../../api/api-failure.ts';
import { useProfile } from '../../api/use-profiles.ts';
import { ProfileForm } from '../../features/people/form/profile-form.tsx';
import { notices, pageTitle } from '../../messages.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';

const title = 'My Profile';

export function meta(): object[] {
  return [{ title: pageTitle(title) }];
}

export default function MyProfile(): React.JSX.Element {
  const profile = useProfile('my-profile');
  return (
    <>
      <header className="page-head">
        <h1 className="display-lg">{title}</h1>
        <p className="lede">Plans start from two people. This is your half.</p>
      </header>
      {profile.isPending && <Skeleton rows={5} />}
      {profile.isError && !profile.data && (
        <LoadFailed
          title={notices.profileNotLoaded}
          text={explainFailure(profile.error)}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data && <ProfileForm id="my-profile" profile={profile.data} />}
    </>
  );
}
