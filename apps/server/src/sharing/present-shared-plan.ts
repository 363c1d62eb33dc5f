import type { SavedPlan, SavedWeather, SharedPlan } from '@rendezvous/contract';

/** Reasons, checks and the score speak of the two and what they like, and ids could be looked for elsewhere: none of it leaves. */
export function presentSharedPlan({
  plan,
  weather,
}: {
  plan: SavedPlan;
  weather: SavedWeather;
}): SharedPlan {
  const {
    title,
    summary,
    date,
    time_zone,
    city,
    start_time,
    end_time,
    venues,
    route_info,
    total_cost,
  } = plan;
  return {
    title,
    summary,
    date,
    time_zone,
    city,
    start_time,
    end_time,
    venues: venues.map(presentStop),
    route_info,
    total_cost,
    weather_info: weather,
  };
}

function presentStop(venue: SavedPlan['venues'][number]): SharedPlan['venues'][number] {
  const {
    name,
    location,
    description,
    estimated_cost,
    opening_hours,
    neighborhood,
    category,
    category_label,
    coordinates,
  } = venue;
  const { cuisines, arrival, departure, website, booking, rating, rating_source } = venue;
  return {
    ...{
      name,
      location,
      description,
      estimated_cost,
      opening_hours,
      neighborhood,
      category,
      category_label,
      coordinates,
    },
    ...{ cuisines, arrival, departure, website, booking, rating, rating_source },
  };
}
