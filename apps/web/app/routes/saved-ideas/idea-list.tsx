import type { Profile, SavedIdea, WirePlan } from '@rendezvous/contract';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { SavedIdeaCard } from './saved-idea-card.tsx';

interface IdeaListProps {
  readonly label: string;
  readonly ideas: readonly SavedIdea[];
  readonly people: readonly Profile[];
  readonly drawSchedule: (plan: WirePlan, profileId: number | null) => ReactNode;
  readonly onRemove: (planId: string) => void;
}

/** As many as the largest screen shows at first. */
const firstShown = 8;

/**
 * All of them, the first at once and the others as soon as there is time, so that a long list
 * does not hold up the screen.
 */
export function IdeaList({
  label,
  ideas,
  people,
  drawSchedule,
  onRemove,
}: IdeaListProps): React.JSX.Element {
  const first = useMemo(() => ideas.slice(0, firstShown), [ideas]);
  const shown = useDeferredValue(ideas, first);
  const peopleById = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  return (
    <ul className="saved-ideas" aria-label={label}>
      {shown.map((idea) => (
        <SavedIdeaCard
          key={idea.id}
          idea={idea}
          person={idea.profile_id === null ? undefined : peopleById.get(idea.profile_id)}
          drawSchedule={drawSchedule}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}
