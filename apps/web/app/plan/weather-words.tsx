import { texts, type WeatherInfo } from '@rendezvous/contract';
import { formatPartOfMonth } from '../ui/time/calendar-day.ts';

/** Below this, rain is not worth a word. */
const rainWorthSaying = 0.15;

/** "58°F, clear skies", or that nothing is known. */
export function weatherWords({ expected_temperature, conditions }: WeatherInfo): string {
  const [temperature, sky] = [expected_temperature, conditions].map((text) =>
    text === texts.weatherUnavailable ? undefined : text,
  );
  if (temperature && sky) return `${temperature}, ${sky.toLowerCase()}`;
  return temperature || sky || texts.weatherUnavailable;
}

interface WeatherNoteProps {
  readonly weather: WeatherInfo;
  readonly date: string | null;
}

/** How far the weather is known, and from whom; nothing where there is nothing to say. */
export function WeatherNote({ weather, date }: WeatherNoteProps): React.JSX.Element | null {
  const isForecast = weather.source === 'open-meteo';
  const rain = weather.precipitation_probability ?? 0;
  const words = [
    weather.source === 'climate' &&
      date !== null &&
      `The weather is typical for ${formatPartOfMonth(date)}, not a forecast.`,
    rain >= rainWorthSaying && `${Math.round(rain * 100)}% chance of rain.`,
  ].filter(Boolean);
  if (words.length === 0 && !isForecast) return null;
  return (
    <p className="caption">
      {words.join(' ')} {isForecast && <a href="https://open-meteo.com/">Forecast by Open-Meteo</a>}
    </p>
  );
}
