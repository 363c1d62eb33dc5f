import { texts, type WeatherInfo } from '@rendezvous/contract';

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

/**
 * How likely it rains, and who says so; nothing of what is usual, which the words of the
 * weather say.
 */
export function WeatherNote({
  weather,
}: {
  readonly weather: WeatherInfo;
}): React.JSX.Element | null {
  const isForecast = weather.source === 'open-meteo';
  const rain = weather.precipitation_probability ?? 0;
  const isWorthSaying = rain >= rainWorthSaying;
  if (!isWorthSaying && !isForecast) return null;
  return (
    <p className="caption">
      {isWorthSaying && `${Math.round(rain * 100)}% chance of rain. `}
      {isForecast && <a href="https://open-meteo.com/">Forecast by Open-Meteo</a>}
    </p>
  );
}
