import type { WirePlan } from '@rendezvous/contract';
import { Tabs } from 'radix-ui';
import { type ReactNode, startTransition, useState } from 'react';
import { optionName } from '../../plan/title/option-name.ts';

interface PlanOptionsProps {
  readonly plans: readonly WirePlan[];
  readonly draw: (plan: WirePlan) => ReactNode;
}

/** The plans of one idea, one at a time where there are several. */
export function PlanOptions({ plans, draw }: PlanOptionsProps): ReactNode {
  const [chosenId, setChosenId] = useState<string | null>(null);
  // The chosen one may be removed.
  const chosen = plans.find(({ plan_id }) => plan_id === chosenId) ?? plans[0];
  if (!chosen) return null;
  if (plans.length === 1) return draw(chosen);
  return (
    <Tabs.Root
      value={chosen.plan_id}
      // The press is answered at once, and the plan shown as soon as it is drawn.
      onValueChange={(id) => startTransition(() => setChosenId(id))}
    >
      <Tabs.List className="idea-tabs" aria-label="Plan options">
        {plans.map((plan, i) => (
          <Tabs.Trigger value={plan.plan_id} key={plan.plan_id}>
            <span className="sr-only">Option {i + 1}: </span>
            {optionName(plan, plans)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {plans.map((plan) => (
        <Tabs.Content value={plan.plan_id} key={plan.plan_id}>
          {draw(plan)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
