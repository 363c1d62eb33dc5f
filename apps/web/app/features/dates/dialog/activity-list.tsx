import { limits } from '@rendezvous/contract';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Activity } from './activity-fields.tsx';
import { type ActivityDraft, emptyActivity } from './date-draft.ts';

interface ActivityListProps {
  readonly activities: readonly ActivityDraft[];
  readonly sunset: number | null;
  readonly errors: Readonly<Record<string, string>>;
  /** The one whose fields are shown. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onChange: (activities: readonly ActivityDraft[]) => void;
}

export function ActivityList({
  activities,
  sunset,
  errors,
  openId,
  onOpen,
  onChange,
}: ActivityListProps): React.JSX.Element {
  const listRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const lastOpen = useRef(openId);
  useEffect(() => {
    if (lastOpen.current === openId) return;
    lastOpen.current = openId;
    // What was pressed is gone: the focus goes to what took its place.
    const field = listRef.current?.querySelector<HTMLInputElement>('fieldset input');
    if (openId === null) addRef.current?.focus();
    else field?.focus();
  }, [openId]);

  function add(): void {
    const id = crypto.randomUUID();
    onChange([...activities, emptyActivity(id)]);
    onOpen(id);
  }

  return (
    <div className="activities" ref={listRef}>
      <div className="card-head">
        <h3 className="heading">Activities</h3>
        <button
          ref={addRef}
          className="btn btn--secondary btn--sm"
          type="button"
          aria-disabled={activities.length >= limits.activities}
          onClick={() => activities.length < limits.activities && add()}
        >
          <Plus className="icon" />
          Add activity
        </button>
      </div>
      {activities.map((activity, i) => (
        <Activity
          key={activity.id}
          activity={activity}
          number={i + 1}
          sunset={sunset}
          error={errors[activity.id]}
          isOpen={activity.id === openId}
          onOpen={() => onOpen(activity.id)}
          onChange={(change) =>
            onChange(
              activities.map((other) =>
                other.id === activity.id ? { ...other, ...change } : other,
              ),
            )
          }
          onRemove={() => {
            onChange(activities.filter(({ id }) => id !== activity.id));
            onOpen(null);
          }}
        />
      ))}
    </div>
  );
}
