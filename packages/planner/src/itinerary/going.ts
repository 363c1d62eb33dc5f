import type { Need } from '@rendezvous/language';
import { temperatureAt } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import { finenessOf } from '../score/table.ts';
import type { Going } from '../travel.ts';

/** What makes a walk long that is short for other people. */
const slowedBy: ReadonlySet<Need> = new Set([
  'pregnant',
  'step-free',
  'stroller',
  'children',
  'easy-walk',
]);
/** Outside of these temperatures nobody wants to walk far. */
const mildF = { from: 36, to: 90 } as const;
/** From this on, the two are dressed for an evening in which nobody walks far. */
const dressedFrom = 0.5;

/** How two people go from place to place on their date. */
export const goingOf = (scene: Scene): Going => ({
  wish: scene.wishes.mode,
  waters: scene.context.waters,
  isGentle: isWalkingHard(scene),
});

/** Whether walking soon tires these people, or anybody on that day. */
function isWalkingHard(scene: Scene): boolean {
  const degrees = temperatureAt(scene.context.weather, scene.wishes.startMinutes);
  const isHarsh = degrees !== null && (degrees < mildF.from || degrees > mildF.to);
  return (
    isHarsh || finenessOf(scene) >= dressedFrom || scene.needs.some((need) => slowedBy.has(need))
  );
}
