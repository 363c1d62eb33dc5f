import type { WireLeg } from '@rendezvous/contract';
import type { Leg } from '@rendezvous/planner';

export const presentLeg = ({ minutes, miles, mode }: Leg): WireLeg => ({
  minutes,
  miles: Math.round(miles * 100) / 100,
  mode,
});
