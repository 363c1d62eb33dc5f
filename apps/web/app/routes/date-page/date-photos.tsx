import type { DateDetail } from '@rendezvous/contract';
import { explainAction, explainFailure } from '../../api/api-failure.ts';
import { useAddDatePhoto, useDeleteDatePhoto } from '../../api/use-date.ts';
import { messages } from '../../messages.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { PhotoUpload } from '../../ui/form/photo-upload.tsx';
import { PhotoList } from '../../ui/photos/photo-list.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';

/** The pictures of an evening that is over. */
export function DatePhotos({ date }: { readonly date: DateDetail }): React.JSX.Element {
  const [addition, removal] = [useAddDatePhoto(date.id), useDeleteDatePhoto(date.id)];
  const { failure } = useNotices();
  const onError = (error: unknown): void => failure(explainAction(error, messages.changeFailed));
  return (
    <section aria-labelledby="date-photos">
      <h2 className="heading" id="date-photos">
        Photos of that evening
      </h2>
      <PhotoList
        className="dp-photos"
        title="Photos of that evening"
        photos={date.photos}
        onRemove={(id) => removal.mutateAsync(id).catch(onError)}
      />
      {addition.isError && <FormAlert text={explainFailure(addition.error)} />}
      <PhotoUpload
        label={date.photos.length === 0 ? 'Add photos' : 'Add another'}
        isUploading={addition.isPending}
        onPhoto={(photo) => addition.mutate(photo, { onError })}
      />
      <p className="aside-by">Only you see them.</p>
    </section>
  );
}
