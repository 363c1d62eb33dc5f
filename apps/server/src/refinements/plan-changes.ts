import type { RefinementRequest, PlannedPlan } from '@rendezvous/contract';
import type { LocatedPlace } from '@rendezvous/venues';
import { messages } from '../messages.ts';
import type {
  ArrangedDate,
  OtherPlace,
  RefinedDate,
  VersionInSetting,
} from '../suggestions/planning/change-plans.ts';
import type { findNamedPlaces, PlacesNamed } from '../suggestions/planning/find-named-place.ts';
import type { Planning } from '../suggestions/planning/planning.ts';
import type { Asking } from '../platform/concurrency/worker-pool.ts';
import { Refusal } from '../refusal.ts';
import type { FindSetting } from '../suggestions/find-setting.ts';
import type { Version } from './find-version.ts';

/**
 * Everything that is done to plans that were suggested. Refuses as `no-refinement`, with the
 * reason, what cannot be done.
 */
export interface PlanChanges {
  refine(version: Version, request: RefinementRequest, asking: Asking): Promise<RefinedDate>;
  listAlternatives(
    version: Version,
    at: { readonly planId: string; readonly venueId: string },
    asking: Asking,
  ): Promise<OtherPlace[]>;
  reorder(version: Version, order: Arrangement, asking: Asking): Promise<PlannedPlan>;
  /**
   * The version with one of its plans in another order or with one other place, which is among its
   * alternatives.
   */
  arrange(version: Version, order: Arrangement, asking: Asking): Promise<ArrangedDate>;
}

/** The venues of a plan in their order. */
export interface Arrangement {
  readonly planId: string;
  readonly venueIds: readonly string[];
}

interface Deps {
  readonly locate: (text: string) => LocatedPlace | undefined;
  readonly findSetting: FindSetting;
  readonly planning: Planning;
}

export function createPlanChanges({ locate, findSetting, planning }: Deps): PlanChanges {
  return {
    refine: async (version, request, asking) =>
      planning.refine({ version: await inSettingOf(version, request), request }, asking),
    listAlternatives: async (version, at, asking) =>
      planning.listAlternatives({ version: await inSetting(version), ...at }, asking),
    reorder: async (version, order, asking) =>
      planning.reorder({ version: await inSetting(version), ...order }, asking),
    arrange: async (version, order, asking) =>
      planning.arrange({ version: await inSetting(version), ...order }, asking),
  };

  /** A version where it is, or where a text asks to move it. */
  async function inSettingOf(
    version: Version,
    { type, value }: RefinementRequest,
  ): Promise<VersionInSetting> {
    const here = locate(version.request.config.location);
    const { moveTo: moved, avoided = [] }: Partial<PlacesNamed> =
      type === 'text' && here
        ? await namedPlacesIn(value, version, { locate, city: here.city.city })
        : {};
    if (!moved) return { ...(await inSetting(version)), avoided };
    if (moved.place.city !== here?.city)
      throw new Refusal('no-refinement', { detail: messages.otherCity(moved.place.label) });
    const { date, wishes } = version.state;
    const setting = await findSetting(moved.place, { date, startMinutes: wishes.startMinutes });
    const { request, answer, state } = version;
    return { request, answer, state, setting, movedTo: moved.named, avoided };
  }

  async function inSetting({ request, answer, state }: Version): Promise<VersionInSetting> {
    const place = locate(request.config.location);
    if (!place) throw new Refusal('not-found', { detail: messages.unknownSuggestion });
    const { date, wishes } = state;
    const setting = await findSetting(place, { date, startMinutes: wishes.startMinutes });
    return { request, answer, state, setting };
  }
}

/**
 * Loads what reads changes for the first text: 5 MB that the planning threads have, and nobody else
 * needs.
 */
async function namedPlacesIn(...asked: Parameters<typeof findNamedPlaces>): Promise<PlacesNamed> {
  const reader = await import('../suggestions/planning/find-named-place.ts');
  return reader.findNamedPlaces(...asked);
}
