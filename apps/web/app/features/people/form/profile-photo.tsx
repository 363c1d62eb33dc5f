import type { Profile } from '@rendezvous/contract';
import { explainFailure } from '../../../api/api-failure.ts';
import type { ProfileRef } from '../../../api/use-profiles.ts';
import { useUploadAvatar } from '../../../api/use-profiles.ts';
import { notices } from '../../../messages.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { PhotoUpload } from '../../../ui/form/photo-upload.tsx';
import { useNotices } from '../../../ui/toast/use-notices.ts';

/** The photo of a profile, replaced as soon as another is chosen. */
export function ProfilePhoto({
  id,
  profile,
  name,
}: {
  id: ProfileRef;
  profile: Profile;
  name: string;
}): React.JSX.Element {
  const upload = useUploadAvatar(id);
  const { success, failure } = useNotices();

  async function store(photo: File): Promise<void> {
    try {
      await upload.mutateAsync(photo);
      success(notices.photoUpdated);
    } catch {
      failure(notices.photoNotUploaded);
    }
  }

  return (
    <div className="card profile-photo">
      <Avatar name={name} src={profile.avatar} size={128} />
      <p className="title">{name}</p>
      <p className="small muted">JPEG, PNG or WebP. Shown only to you.</p>
      <PhotoUpload
        label="Upload photo"
        isRound
        isUploading={upload.isPending}
        onPhoto={(photo) => void store(photo)}
      />
      {upload.isError && <FormAlert text={explainFailure(upload.error)} />}
    </div>
  );
}
