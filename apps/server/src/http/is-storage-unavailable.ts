/** No room, no rights, broken, no folder any more: what the disk says of itself. */
const diskCodes = [
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'ENOTDIR',
  'ELOOP',
];

/** Whether an error says that the disk or the bucket of the photos cannot be used at the moment. */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata, name } = error as { code?: unknown; $metadata?: unknown; name: string };
  return (
    (typeof code === 'string' && diskCodes.includes(code)) ||
    $metadata !== undefined ||
    name === 'TimeoutError'
  );
}
