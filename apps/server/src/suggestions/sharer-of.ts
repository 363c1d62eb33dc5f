import { networkOf } from '../platform/http/network-of.ts';

/**
 * Whose turn a piece of planning takes: the user's, or for a visitor that of their network, because
 * a visitor can come back as another one.
 */
export function sharerOf(userId: number | null, ip: string): string {
  return userId === null ? `network ${networkOf(ip)}` : `user ${userId}`;
}
