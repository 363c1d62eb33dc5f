import {
  Cloud,
  CloudFog,
  CloudLightning,
  CloudOff,
  CloudRain,
  CloudSun,
  type LucideIcon,
  Snowflake,
  Sun,
} from 'lucide-react';

const skies: readonly [words: RegExp, icon: LucideIcon][] = [
  [/unavailable/i, CloudOff],
  [/thunder|storm/i, CloudLightning],
  [/snow|sleet/i, Snowflake],
  [/rain|shower|drizzle|wet/i, CloudRain],
  [/fog|mist/i, CloudFog],
  [/part|some|few/i, CloudSun],
  [/cloud|overcast/i, Cloud],
];

/** The sky that words such as "Rain in the evening" speak of. */
export function WeatherIcon({ conditions }: { conditions: string }): React.JSX.Element {
  const Icon = skies.find(([words]) => words.test(conditions))?.[1] ?? Sun;
  return <Icon className="icon" />;
}
