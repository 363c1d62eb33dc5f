import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { storageWords } from './storage-words.ts';

/**
 * How much of the storage is used; a notice when it is nearly full, and nothing if the server does
 * not say.
 */
export function StorageUsed(): React.JSX.Element | null {
  const { data } = useQuery({
    queryKey: ['usage'],
    queryFn: ({ signal }) => callEndpoint('GET /users/me/usage', { signal }),
    refetchOnMount: 'always',
  });
  if (data === undefined) return null;
  const { line, warning } = storageWords(data);
  if (warning === null) return <p className="muted num">{line}</p>;
  return (
    <p className="alert" role="status">
      <CircleAlert className="icon" />
      <span>
        {line} {warning}
      </span>
    </p>
  );
}
