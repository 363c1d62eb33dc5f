/** Error codes of a disk that is full, not writable, broken or missing. */
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

/** Whether an error means that the disk or the photo bucket cannot be used at the moment. */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, $metadata, name } = error as NodeJS.ErrnoException & {
    $metadata?: unknown;
  };
  return (
    (code !== undefined && diskCodes.includes(code)) ||
    // Node's error for a folder that it cannot create together with its parents; a read-only disk
    // gives it too.
    (code === 'ENOENT' && syscall === 'mkdir') ||
    $metadata !== undefined ||
    name === 'TimeoutError'
  );
}
