import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { explainFailure, isNotFound } from '../../api/api-failure.ts';
import { useProfile } from '../../api/use-profiles.ts';
import { ProfileMissing } from '../../features/people/profile-missing.tsx';
import { ProfileForm } from '../../features/people/form/profile-form.tsx';
import { notices, pageTitle } from '../../messages.ts';
import { LoadFailed } from '../../ui/loading/load-failed.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { Route } from './+types/profile-edit';

export function meta(): Route.MetaDescriptors {
  return [{ title: pageTitle('Edit profile') }];
}

export default function ProfileEdit({ params }: Route.ComponentProps): React.JSX.Element {
  const id = Number(params.id);
  const profile = useProfile(id);
  const navigate = useNavigate();
  const goBack = useCallback(() => void navigate(`/profiles/${params.id}`), [navigate, params.id]);
  const isMissing = profile.isError && isNotFound(profile.error);
  return (
    <>
      <nav className="crumb" aria-label="Breadcrumb">
        <Link to={`/profiles/${params.id}`}>
          <ArrowLeft className="icon" />
          {profile.data?.name ?? 'Profile'}
        </Link>
      </nav>
      {!isMissing && (
        <header className="page-head">
          <h1 className="display-lg">Edit profile</h1>
        </header>
      )}
      {profile.isPending && <Skeleton rows={5} />}
      {isMissing && <ProfileMissing />}
      {!profile.data && profile.isError && !isMissing && (
        <LoadFailed
          title={notices.profileNotLoaded}
          text={explainFailure(profile.error)}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data && !isMissing && (
        <ProfileForm key={id} id={id} profile={profile.data} onLeave={goBack} />
      )}
    </>
  );
}
