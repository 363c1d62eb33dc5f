import { type SharedPlan, sharedPlan, type WeatherInfo, type WirePlan } from '@rendezvous/contract';

/** Reasons, checks and the score speak of the two and what they like, and ids could be looked for elsewhere: what the contract does not name as shared does not leave. */
export function presentSharedPlan({
  plan,
  weather,
}: {
  plan: WirePlan;
  weather: WeatherInfo;
}): SharedPlan {
  return sharedPlan.parse({ ...plan, weather_info: weather });
}
