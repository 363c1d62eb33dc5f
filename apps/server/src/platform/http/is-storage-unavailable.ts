/** Error codes of a disk that is full, not writable, broken or gone. */
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
  const { code, syscall, $metadata, name } = error as NodeJS.ErrnoException & {
    $metadata?: unknown;
  };
  return (
    (code !== undefined && diskCodes.includes(code)) ||
    // What Node says of a folder that it cannot make with its parents, on a disk that only reads too.
    (code === 'ENOENT' && syscall === 'mkdir') ||
    $metadata !== undefined ||
    name === 'TimeoutError'
  );
}
