import { type SharedPlan, sharedPlan, type WeatherInfo, type WirePlan } from '@rendezvous/contract';

/**
 * Only the fields that the contract names as shared leave the server: reasons, checks and the score
 * tell about the two and what they like, and ids could be looked up elsewhere.
 */
export function presentSharedPlan({
  plan,
  weather,
}: {
  plan: WirePlan;
  weather: WeatherInfo;
}): SharedPlan {
  return sharedPlan.parse({ ...plan, weather_info: weather });
}
