import { CloudSun, Hourglass, MapPinned, Salad, UsersRound, Wallet } from 'lucide-react';
import { DayArc } from '../../sky/day-arc.tsx';

const features = [
  {
    icon: CloudSun,
    title: 'Weather awareness',
    text: 'Knows when it will rain and when the sun sets, and keeps the view for the hour that has one.',
  },
  {
    icon: UsersRound,
    title: 'Intelligent matching',
    text: 'Weighs both sets of interests and dislikes, so nobody is a guest on the other’s date.',
  },
  {
    icon: Wallet,
    title: 'Budget flexibility',
    text: 'From a free afternoon to a big night. Every stop says what it will cost.',
  },
  {
    icon: MapPinned,
    title: 'Location optimization',
    text: 'Stops sit close together, in the order that wastes the least of the evening.',
  },
  {
    icon: Salad,
    title: 'Dietary preferences',
    text: 'Vegetarian, halal, celiac: only places where both of you can eat properly.',
  },
  {
    icon: Hourglass,
    title: 'Time efficiency',
    text: 'Opening hours and travel time are checked before you see the plan.',
  },
] as const;

const evenings = [
  { name: 'Slow morning', stops: stopsAt(['7:00', '9:00'], ['9:20', '11:00']) },
  { name: 'Golden hour', stops: stopsAt(['14:30', '16:40'], ['17:00', '19:30']) },
  { name: 'Late night', stops: stopsAt(['19:00', '20:50'], ['21:10', '23:40']) },
];

export function Features(): React.JSX.Element {
  return (
    <section className="sec" data-lazy="" id="features" aria-labelledby="features-title">
      <div className="wrap features">
        <div>
          <p className="eyebrow">Features</p>
          <h2 className="display-lg" id="features-title">
            It thinks about the things you would forget
          </h2>
          <div className="days" aria-hidden="true">
            {evenings.map(({ name, stops }) => (
              <div key={name}>
                <DayArc stops={stops} sunset={null} size="card" />
                <span>{name}</span>
              </div>
            ))}
          </div>
        </div>
        <ul className="feature-list">
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon className="icon" />
              <h3 className="heading">{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function stopsAt(
  ...stays: readonly (readonly [start: string, end: string])[]
): { start: number; end: number }[] {
  const minutes = (clock: string): number => {
    const [hour, minute] = clock.split(':').map(Number);
    return (hour ?? 0) * 60 + (minute ?? 0);
  };
  return stays.map(([start, end]) => ({ start: minutes(start), end: minutes(end) }));
}
