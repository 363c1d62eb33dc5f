/**
 * Where somebody with this token confirms an address or takes it off the list; its path is that of
 * the contract.
 */
export function newsletterLink(
  publicUrl: string,
  { purpose, token }: { purpose: 'confirm' | 'unsubscribe'; token: string },
): string {
  const at = `${publicUrl}/api/newsletter/${purpose}`;
  return purpose === 'confirm' ? `${at}/${token}` : `${at}?token=${token}`;
}
