import type { Profile } from '@rendezvous/contract';
import { useState } from 'react';
import { explainFailure } from '../../api/api-failure.ts';
import { useAddAttachment } from '../../api/use-profiles.ts';
import { messages } from '../../messages.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { PhotoUpload } from '../../ui/form/photo-upload.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { GalleryViewer } from './gallery-viewer.tsx';

/** The pictures of a person, each opening large. */
export function Gallery({ profile }: { profile: Profile }): React.JSX.Element {
  const [shown, setShown] = useState<number | null>(null);
  const addition = useAddAttachment(profile.id);
  const { success, failure } = useNotices();
  const { attachments } = profile;

  async function add(photo: File): Promise<void> {
    try {
      await addition.mutateAsync(photo);
      success(messages.changeDone);
    } catch {
      failure(messages.changeFailed);
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
      <ul className="gallery">
        {attachments.map(({ id, url }, i) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => setShown(i)}
              aria-label={`View photo ${i + 1} of ${attachments.length}`}
            >
              <img src={url} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && attachments.length > 0 && (
        <GalleryViewer
          profile={profile}
          index={Math.min(shown, attachments.length - 1)}
          onIndex={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
