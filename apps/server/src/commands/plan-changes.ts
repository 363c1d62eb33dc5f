import type { RefinementRequest, WirePlan } from '@rendezvous/contract';
import type { LocatedPlace } from '@rendezvous/venues';
import { messages } from '../messages.ts';
import type {
  ArrangedDate,
  OtherPlace,
  RefinedDate,
  VersionInSetting,
} from '../planning/change-plans.ts';
import type { Planning } from '../planning/planning.ts';
import { Refusal } from '../refusal.ts';
import type { FindSetting } from './find-setting.ts';
import type { Version } from './find-version.ts';

/** Everything that is done to plans that were suggested. Refuses as `no-refinement`, with the reason, what cannot be done. */
export interface PlanChanges {
  refine(version: Version, request: RefinementRequest, signal?: AbortSignal): Promise<RefinedDate>;
  listAlternatives(
    version: Version,
    at: { readonly planId: string; readonly venueId: string },
    signal?: AbortSignal,
  ): Promise<OtherPlace[]>;
  reorder(version: Version, order: Arrangement, signal?: AbortSignal): Promise<WirePlan>;
  /** The version with one of its plans in another order or with one other place, which is among its alternatives. */
  arrange(version: Version, order: Arrangement, signal?: AbortSignal): Promise<ArrangedDate>;
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
    refine: async (version, request, signal) =>
      planning.refine({ version: await inSetting(version), request }, signal),
    listAlternatives: async (version, at, signal) =>
      planning.listAlternatives({ version: await inSetting(version), ...at }, signal),
    reorder: async (version, order, signal) =>
      planning.reorder({ version: await inSetting(version), ...order }, signal),
    arrange: async (version, order, signal) =>
      planning.arrange({ version: await inSetting(version), ...order }, signal),
  };

  async function inSetting({ request, answer, state }: Version): Promise<VersionInSetting> {
    const place = locate(request.config.location);
    if (!place) throw new Refusal('not-found', { detail: messages.unknownSuggestion });
    const { date, wishes } = state;
    const setting = await findSetting(place, { date, startMinutes: wishes.startMinutes });
    return { request, answer, state, setting };
  }
}
