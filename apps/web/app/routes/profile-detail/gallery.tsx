import type { Profile } from '@rendezvous/contract';
import { explainAction, explainFailure } from '../../api/api-failure.ts';
import { useAddAttachment, useDeleteAttachment } from '../../api/use-profiles.ts';
import { messages } from '../../messages.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { PhotoUpload } from '../../ui/form/photo-upload.tsx';
import { PhotoList } from '../../ui/photos/photo-list.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';

/** The pictures of a person, each opening large. */
export function Gallery({ profile }: { profile: Profile }): React.JSX.Element {
  const [addition, removal] = [useAddAttachment(profile.id), useDeleteAttachment(profile.id)];
  const { success, failure } = useNotices();
  const { attachments, name } = profile;

  async function add(photo: File): Promise<void> {
    try {
      await addition.mutateAsync(photo);
      success(messages.changeDone);
    } catch {
      failure(messages.changeFailed);
    }
  }

  async function remove(id: string): Promise<void> {
    try {
      await removal.mutateAsync(id);
      success(messages.changeDone);
    } catch (error) {
      failure(explainAction(error, messages.changeFailed));
    }
  }

  return (
    <section aria-labelledby="gallery">
      <div className="card-head">
        <h2 className="title" id="gallery">
          Gallery
        </h2>
        <PhotoUpload
          label="Add photo"
          isUploading={addition.isPending}
          onPhoto={(photo) => void add(photo)}
        />
      </div>
      {addition.isError && <FormAlert text={explainFailure(addition.error)} />}
      {attachments.length === 0 && <p className="muted">No photos yet.</p>}
      <PhotoList
        className="gallery"
        title={`Photos of ${name}`}
        photos={attachments}
        onRemove={remove}
      />
    </section>
  );
}
