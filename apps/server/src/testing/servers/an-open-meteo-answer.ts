interface Hour {
  readonly temperatureF?: number | null;
  readonly rainPercent?: number | null;
}

/**
 * Two days as Open-Meteo writes them: 60 °F and dry, but for the hours given, which count from
 * midnight of the date.
 */
export function anOpenMeteoAnswer(
  date: string,
  { hours = {}, usual = {} }: { hours?: Record<number, Hour>; usual?: Hour } = {},
) {
  const time = Array.from({ length: 48 }, (_, hour) =>
    new Date(Date.parse(date) + hour * 3_600_000).toISOString().slice(0, 16),
  );
  const each = time.map((_, hour) => ({
    temperatureF: 60,
    rainPercent: 0,
    ...usual,
    ...hours[hour],
  }));
  return {
    latitude: 37.763283,
    longitude: -122.41286,
    generationtime_ms: 0.05,
    utc_offset_seconds: -28_800,
    timezone: 'America/Los_Angeles',
    hourly_units: { time: 'iso8601', temperature_2m: '°F', precipitation_probability: '%' },
    hourly: {
      time,
      temperature_2m: each.map(({ temperatureF }) => temperatureF),
      precipitation_probability: each.map(({ rainPercent }) => rainPercent),
    },
  };
}
