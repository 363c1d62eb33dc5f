import { firstNameOf, type WirePlan } from '@rendezvous/contract';
import { ArrowRight, CalendarPlus, NotebookPen } from 'lucide-react';
import { startTransition, useState } from 'react';
import { Link } from 'react-router';
import '../../../styles/member.css';
import { useFinishPressed } from '../../../api/storage/pressed-action.ts';
import { useDraft } from '../../../api/storage/use-draft.ts';
import { useProfiles } from '../../../api/use-profiles.ts';
import { titleOf } from '../../../plan/title/plan-title.ts';
import { DateDialog } from './date-dialog.tsx';
import type { DateTask } from './date-task.ts';
import { planKind, planTask } from './plan-date.ts';
import { useBegunDate } from './use-begun-date.ts';

interface SchedulePlanProps {
  readonly plan: WirePlan;
  /** Whom it was made for; null: a Quick Date. */
  readonly profileId: number | null;
  readonly className: string;
}

/** Makes a date of a plan, in the dialog, and then leads to the person it is with. */
export function SchedulePlan({ plan, profileId, className }: SchedulePlanProps): React.JSX.Element {
  const { data: people = [], isPending } = useProfiles();
  const [task, setTask] = useDraft<DateTask | null>(`schedule ${plan.plan_id}`, () => null);
  const [storedFor, setStoredFor] = useState<number | null>(null);
  const kind = planKind(plan);
  const label = kind === 'record' ? 'Record Date' : 'Schedule Date';
  /** The press is shown at once, and the dialog as soon as it is drawn. */
  const begin = (): void => startTransition(() => setTask(planTask({ plan, profileId, people })));
  const finishPressed = useBegunDate({ onStored: setStoredFor, onUnfinished: setTask });
  useFinishPressed(
    { action: 'schedule', planId: plan.plan_id, isReady: !isPending },
    ({ personName = '' }) => {
      const task = planTask({ plan, profileId, people });
      if (personName === '') begin();
      else void finishPressed(task, personName);
    },
  );
  const person = people.find(({ id }) => id === storedFor);
  return (
    <>
      {person && (
        <Link className="link" to={`/profiles/${person.id}`}>
          {firstNameOf(person.name)}’s dates
          <ArrowRight className="icon" />
        </Link>
      )}
      <button
        className={className}
        type="button"
        aria-label={`${label}: ${titleOf(plan)}`}
        onClick={begin}
      >
        {kind === 'record' ? <NotebookPen className="icon" /> : <CalendarPlus className="icon" />}
        {label}
      </button>
      {task && <DateDialog task={task} onStored={setStoredFor} onClose={() => setTask(null)} />}
    </>
  );
}
