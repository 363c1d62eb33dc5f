import { networkOf } from '../platform/http/network-of.ts';

/** Whose a piece of planning is, for the turns that are taken at it: a user's, or that of the network a visitor asks from, who can be another visitor the next time. */
export function sharerOf(userId: number | null, ip: string): string {
  return userId === null ? `network ${networkOf(ip)}` : `user ${userId}`;
}
