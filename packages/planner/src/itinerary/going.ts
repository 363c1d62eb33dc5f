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
const mildF = { from: 36, to: 90, forThoseInTheHeat: 78 } as const;
const ofHeat = /\b(?:heat|hot (?:weather|days?|outside)|humid(?:ity)?|sweat(?:y|ing)?|sun)\b/i;
const ofWalking = /\b(?:walk(?:s|ing)?|steep|hills?|stairs)\b/i;
/** From this on, the two are dressed for an evening in which nobody walks far. */
const dressedFrom = 0.5;

/** How two people go from place to place on their date. */
export const goingOf = (scene: Scene): Going => ({
  wish: scene.wishes.mode,
  waters: scene.context.waters,
  core: scene.context.core,
  isGentle: isWalkingHard(scene),
});

/** Whether walking soon tires these people, or anybody on that day. */
function isWalkingHard(scene: Scene): boolean {
  const degrees = temperatureAt(scene.context.weather, scene.wishes.startMinutes);
  const { dislikes } = scene.wishes;
  const warmestF = dislikes.some((text) => ofHeat.test(text)) ? mildF.forThoseInTheHeat : mildF.to;
  const isHarsh = degrees !== null && (degrees < mildF.from || degrees > warmestF);
  return (
    isHarsh ||
    dislikes.some((text) => ofWalking.test(text)) ||
    finenessOf(scene) >= dressedFrom ||
    scene.needs.some((need) => slowedBy.has(need))
  );
}
