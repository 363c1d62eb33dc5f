import { cityNames } from '@rendezvous/contract';

interface CityPillsProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * The cities at hand, one tap each: whoever comes sees where plans can be
 * made before anything fails.
 */
export function CityPills({ value, onChange }: CityPillsProps): React.JSX.Element {
  return (
    <ul className="pills cities" aria-label="Cities we cover">
      {cityNames.map((city) => (
        <li key={city}>
          <button
            className="pill"
            type="button"
            aria-pressed={value.trim().toLowerCase().startsWith(city.toLowerCase())}
            onClick={() => onChange(city)}
          >
            {city}
          </button>
        </li>
      ))}
    </ul>
  );
}
