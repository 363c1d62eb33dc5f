import { texts, type WeatherInfo } from '@rendezvous/contract';
import { formatPartOfMonth } from '../ui/calendar-day.ts';
import { formatClock, parseClock } from '../ui/clock-time.ts';
import { WeatherIcon } from './weather-icon.tsx';

/** Below this, rain is not worth a word. */
const rainWorthSaying = 0.15;

export function WeatherLine({
  weather,
  date,
}: {
  weather: WeatherInfo;
  date: string | null;
}): React.JSX.Element {
  const { temperature_f, expected_temperature, conditions = texts.weatherUnavailable } = weather;
  const isKnown = typeof temperature_f === 'number';
  const more = furtherWords(weather, date);
  const isForecast = weather.source === 'open-meteo';
  return (
    <div className="weather">
      <span className="weather-icon">
        <WeatherIcon kind={weather.kind} />
      </span>
      <div>
        <p>
          {isKnown && <b className="num">{expected_temperature}</b>} {conditions}
        </p>
        {(more || isForecast) && (
          <p className="muted">
            {more} {isForecast && <a href="https://open-meteo.com/">Forecast by Open-Meteo</a>}
          </p>
        )}
      </div>
    </div>
  );
}

function furtherWords(weather: WeatherInfo, date: string | null): string {
  const rain = weather.precipitation_probability ?? 0;
  const sunset = parseClock(weather.sunset);
  const words = [
    weather.source === 'climate' &&
      date &&
      `Typical for ${formatPartOfMonth(date)}, not a forecast.`,
    rain >= rainWorthSaying && `${Math.round(rain * 100)}% chance of rain.`,
    sunset !== null && `Sunset at ${formatClock(sunset)}.`,
  ];
  return words.filter(Boolean).join(' ');
}
