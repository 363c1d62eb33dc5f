/**
 * `npm run plan -- --location "San Francisco, CA" --date 2026-11-28 --time 18:00 --interests
 * jazz,ceramics --budget 50-150` plans a date in the terminal with the same code as the server.
 */
import { parseArgs } from 'node:util';
import {
  requestNotes,
  suggestionRequest,
  type Suggestion,
  type PlannedPlan,
} from '@rendezvous/contract';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { ConfigError, readConfig } from '../config.ts';
import { createDatePlanner } from '../compose/date-planner.ts';
import { planHere } from '../suggestions/planning/planning.ts';
import { createFindForecast } from '../weather/find-forecast.ts';
import { Refusal } from '../refusal.ts';

process.env.TZ = 'UTC';

const options = {
  location: { type: 'string' },
  date: { type: 'string' },
  time: { type: 'string' },
  end: { type: 'string' },
  budget: { type: 'string' },
  mood: { type: 'string' },
  'date-number': { type: 'string' },
  distance: { type: 'string' },
  by: { type: 'string' },
  setting: { type: 'string' },
  seed: { type: 'string' },
  interests: { type: 'string' },
  dislikes: { type: 'string' },
  diets: { type: 'string' },
  cuisines: { type: 'string' },
  before: { type: 'string' },
  'ask-kitchen': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;
const usage = `usage: npm run plan -- --location "San Francisco, CA" [${Object.keys(options)
  .filter((name) => name !== 'location')
  .map((name) => `--${name}`)
  .join('] [')}]`;

try {
  await run();
} catch (error) {
  if (!(error instanceof Refusal) && !(error instanceof ConfigError) && !isUsageError(error))
    throw error;
  console.error(error.message);
  for (const { text } of error instanceof Refusal ? (error.options.alternatives ?? []) : [])
    console.error(`  ${text}`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options });
  const request = suggestionRequest.safeParse(requestOf(values));
  if (!request.success) {
    console.error(
      request.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const cities = loadCatalogue();
  const { network, openMeteoUrl } = readConfig();
  const onError = () => console.error(`· No forecast from ${openMeteoUrl}`);
  const findForecast = network
    ? createFindForecast({ baseUrl: openMeteoUrl, now: () => new Date(), onError })
    : undefined;
  const { suggestDate } = createDatePlanner({
    cities,
    locate: createGazetteer(cities).locate,
    findForecast,
    planning: planHere(cities),
  });
  const { suggestion } = await suggestDate(request.data, {
    now: new Date(),
    whose: 'the operator',
    onProgress: ({ detail }) => {
      if (!values.json) console.log(`· ${detail}`);
    },
  });
  console.log(values.json ? JSON.stringify(suggestion, null, 2) : formatSuggestion(suggestion));
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function requestOf(values: Values): unknown {
  const list = (text: string | undefined) => text?.split(',').map((word) => word.trim());
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return {
    seed: number(values.seed),
    config: {
      location: values.location,
      start_cal_date: values.date,
      start_time: values.time,
      end_time: values.end,
      budget: values.budget,
      desired_mood: values.mood,
      date_number: number(values['date-number']),
      max_distance: number(values.distance),
      transport_method: values.by,
      outdoor_preference: values.setting,
      interests: list(values.interests),
      dislikes: list(values.dislikes),
      dietary_restrictions: list(values.diets),
      preferred_cuisines: list(values.cuisines),
      previous_date_activities: values.before,
      ask_kitchen: values['ask-kitchen'],
    },
  };
}

function isUsageError(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

function formatSuggestion(suggestion: Suggestion): string {
  const { weather_info: weather, plans } = suggestion;
  const sky = `${weather.expected_temperature}, ${weather.conditions.toLowerCase()}${weather.sunset === null ? '' : `, sunset ${weather.sunset}`}`;
  return [sky, ...requestNotes(suggestion), ...plans.map(formatPlan)].join('\n');
}

function formatPlan(plan: PlannedPlan): string {
  const stops = plan.venues.map((stop, i) => {
    const leg = plan.route_info.legs[i];
    const lines = [
      `  ${stop.arrival} – ${stop.departure}  ${stop.name} (${stop.category}, ${stop.neighborhood})`,
      `    ${stop.location} · ${stop.estimated_cost} · ${stop.opening_hours}`,
      `    ${stop.description}`,
      ...(stop.reasons.length > 0 ? [`    Why: ${stop.reasons.join('; ')}`] : []),
      ...(leg ? [`    ${leg.minutes} min ${leg.mode}`] : []),
    ];
    return lines.join('\n');
  });
  const why = Object.entries(plan.score.terms)
    .map(([term, value]) => `${term} ${value.toFixed(2)}`)
    .join(', ');
  const told = [plan.summary, ...plan.tips, ...stops].join('\n');
  return `\n${plan.title} · ${plan.date} · ${plan.total_cost} for two\n${told}\n  Score ${plan.score.total.toFixed(3)}: ${why}`;
}
