import { type CoupleType, coupleTypeNames, coupleTypes } from './couple-type.ts';
import type { SamplePlan } from './sample-plans.ts';
import { slugOf } from './slug.ts';

/** What somebody looks for among the date ideas; null: any. */
export interface IdeaChoice {
  /** As it stands in addresses, such as "new-york". */
  readonly city: string | null;
  readonly couple: CoupleType | null;
}

interface Option<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** How many ideas it leaves beside the other choice. */
  readonly count: number;
}

export interface IdeaFilters {
  readonly cities: readonly Option<string>[];
  readonly couples: readonly Option<CoupleType>[];
}

/**
 * The ideas of a choice, in their order; none where the city is unknown or has nothing for the
 * couple.
 */
export function chooseIdeas(
  ideas: readonly SamplePlan[],
  { city, couple }: IdeaChoice,
): SamplePlan[] {
  return ideas.filter(
    (idea) =>
      (city === null || slugOf(idea.city) === city) && (couple === null || idea.couple === couple),
  );
}

/** What can be chosen, each with how many ideas there would be. */
export function listFilters(ideas: readonly SamplePlan[], choice: IdeaChoice): IdeaFilters {
  const cities = [...new Set(ideas.map((idea) => idea.city))];
  return {
    cities: cities.map((name) => ({
      value: slugOf(name),
      name,
      count: chooseIdeas(ideas, { ...choice, city: slugOf(name) }).length,
    })),
    couples: coupleTypeNames.map((couple) => ({
      value: couple,
      name: coupleTypes[couple],
      count: chooseIdeas(ideas, { ...choice, couple }).length,
    })),
  };
}
