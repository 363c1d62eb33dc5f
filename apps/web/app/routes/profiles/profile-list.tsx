import type { Profile } from '@rendezvous/contract';
import { ChevronRight, MapPin } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import './profiles.css';
import { useListParams } from '../../api/use-list-params.ts';
import { countDates } from '../../features/dates/date-words.ts';
import { StatusBadge } from '../../features/people/status-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ListTools } from '../../ui/form/list-tools.tsx';
import { JumpNav } from '../../ui/page/jump-nav.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { arrangePeople, type PeopleOrder, peopleOrders } from './arrange-people.ts';

const orderLabels: Readonly<Record<PeopleOrder, string>> = {
  added: 'Newest first',
  name: 'By name',
  'last-date': 'Last date first',
  dates: 'Most dates first',
};
const orders = peopleOrders.map((value) => ({ value, label: orderLabels[value] }));

/** So many are seen at a glance. */
const fewPeople = 8;
const headingId = (letter: string): string => `people-${letter === '#' ? 'other' : letter}`;

/** Everyone, to be searched, ordered and, by name, jumped through. */
export function ProfileList({ profiles }: { profiles: readonly Profile[] }): React.JSX.Element {
  const { query, order, setQuery, setOrder } = useListParams(peopleOrders);
  const asked = useDeferredValue(query);
  const groups = useMemo(
    () => arrangePeople(profiles, { query: asked, order }),
    [profiles, asked, order],
  );
  const count = groups.reduce((sum, { people }) => sum + people.length, 0);
  const letters = groups.flatMap(({ letter }) => letter ?? []);
  return (
    <>
      {profiles.length > fewPeople && (
        <ListTools
          label="Search people"
          query={query}
          order={order}
          orders={orders}
          found={`${count} of ${profiles.length} people`}
          onQuery={setQuery}
          onOrder={setOrder}
        />
      )}
      <JumpNav
        label="Jump to a letter"
        targets={letters.map((letter) => ({ id: headingId(letter), name: letter }))}
      />
      {count === 0 && <p className="card people-none">Nobody here matches “{asked}”.</p>}
      {groups.map(({ letter, people }) =>
        letter === null ? (
          people.length > 0 && <People key="all" label="Profiles" people={people} />
        ) : (
          <section key={letter} aria-labelledby={headingId(letter)}>
            <h2 className="people-letter" id={headingId(letter)}>
              {letter}
            </h2>
            <People label={`Profiles, ${letter}`} people={people} />
          </section>
        ),
      )}
    </>
  );
}

function People({
  label,
  people,
}: {
  label: string;
  people: readonly Profile[];
}): React.JSX.Element {
  return (
    <WindowedList
      label={label}
      className="card people"
      items={people}
      keyOf={({ id }) => id}
      heightOf={({ location }) => ({ wide: 93, narrow: location === '' ? 83 : 107 })}
      draw={drawPerson}
    />
  );
}

function drawPerson({
  id,
  name,
  avatar,
  location,
  dates_count,
  status,
}: Profile): React.JSX.Element {
  return (
    <Link to={`/profiles/${id}`}>
      <Avatar name={name} src={avatar} size={56} />
      <span className="person-name">
        <b className="heading" title={name}>
          {name}
        </b>
        {location !== '' && (
          <span>
            <MapPin className="icon" />
            {location}
          </span>
        )}
      </span>
      <span className="person-dates num">{countDates(dates_count)}</span>
      <span className="person-status">
        <StatusBadge status={status} />
      </span>
      <ChevronRight className="icon person-go" />
    </Link>
  );
}
