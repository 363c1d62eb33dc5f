import { Segmented } from '../../../ui/form/segmented.tsx';
import { drawnFor } from './drawn-for.ts';
import { eveningLengths } from './evening-length.ts';

/** How long the date is, in places: what people know before they know when it ends. */
export const LengthField = drawnFor(['stops'], function LengthField({ wishes, errors, onChange }) {
  const longest = eveningLengths.at(-1)?.stops ?? wishes.stops;
  return (
    <div className="length">
      <Segmented
        label="How long?"
        name="stops"
        // Six places are a whole day as well as five.
        value={String(Math.min(wishes.stops, longest))}
        options={eveningLengths.map(({ stops, label, detail }) => ({
          value: String(stops),
          label,
          detail,
          icon: <Shape stops={stops} />,
        }))}
        error={errors.stops}
        onChange={(stops) => onChange({ stops: Number(stops) })}
      />
    </div>
  );
});

const [baseline, apex, width] = [16, 3, 40];

/** A small arc with a dot for each stop; the longer the date, the wider it spans. */
function Shape({ stops }: { readonly stops: number }): React.JSX.Element {
  const half = Math.min(19, 4 + 3 * stops);
  const [from, to] = [width / 2 - half, width / 2 + half];
  return (
    <svg className="shape" viewBox="0 0 40 18" aria-hidden="true">
      <path d={`M${from} ${baseline}Q20 ${2 * apex - baseline} ${to} ${baseline}`} />
      {Array.from({ length: stops }, (_, i) => {
        const u = (i + 0.5) / stops;
        const y = baseline - 4 * (baseline - apex) * u * (1 - u);
        return <circle cx={from + (to - from) * u} cy={y} r="2.6" key={u} />;
      })}
    </svg>
  );
}
