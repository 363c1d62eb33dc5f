import type { WeatherKind } from '@rendezvous/contract';
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

const icons: Readonly<Record<WeatherKind, LucideIcon>> = {
  dry: Sun,
  showers: CloudRain,
  rain: CloudRain,
  'partly-cloudy': CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  snow: Snowflake,
  storm: CloudLightning,
  unknown: CloudOff,
};

export function WeatherIcon({ kind }: { kind: WeatherKind | undefined }): React.JSX.Element {
  const Icon = icons[kind ?? 'unknown'];
  return <Icon className="icon" />;
}
