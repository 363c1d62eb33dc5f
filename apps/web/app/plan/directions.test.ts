import { describe, expect, it } from 'vitest';
import { calendarAddresses, directionsAlong, directionsTo, mapAppOf } from './directions.ts';

const tower = {
  name: 'Coit Tower',
  location: '1 Telegraph Hill Blvd',
  coordinates: { lat: 37.8024, lon: -122.4058 },
};
const books = {
  name: 'City Lights',
  location: '261 Columbus Ave',
  coordinates: { lat: 37.7976, lon: -122.4066 },
};
const tosca = { name: 'Tosca Cafe', location: '242 Columbus Ave', coordinates: null };
const fieldsOf = (address: string | null) => new URL(address ?? '').searchParams;

describe('directions', () => {
  it('open in the maps of the device', () => {
    expect(mapAppOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')).toBe('apple');
    expect(mapAppOf('Mozilla/5.0 (Linux; Android 16)')).toBe('google');
    expect(mapAppOf('Mozilla/5.0 (X11; Linux x86_64)')).toBe('openstreetmap');
  });

  it('lead to one place by its address, or by where it lies', () => {
    expect(fieldsOf(directionsTo('apple', tower, 'walking')).get('daddr')).toBe(
      'Coit Tower, 1 Telegraph Hill Blvd',
    );
    expect(fieldsOf(directionsTo('google', tower, 'public')).get('travelmode')).toBe('transit');
    expect(fieldsOf(directionsTo('openstreetmap', tower, 'driving')).get('route')).toBe(
      ';37.802400,-122.405800',
    );
    expect(directionsTo('openstreetmap', tosca, 'walking')).toContain('/search?');
  });

  it('lead through all places in their order', () => {
    const google = fieldsOf(directionsAlong('google', [tower, books, tosca], 'walking'));
    expect(google.get('waypoints')).toBe('City Lights, 261 Columbus Ave');
    expect(google.get('destination')).toBe('Tosca Cafe, 242 Columbus Ave');
    expect(
      fieldsOf(directionsAlong('apple', [tower, books, tosca], 'walking')).getAll('waypoint'),
    ).toHaveLength(1);
    expect(
      fieldsOf(directionsAlong('openstreetmap', [tower, books], 'walking')).getAll('loc'),
    ).toHaveLength(2);
    expect(directionsAlong('openstreetmap', [tower, tosca], 'walking')).toBeNull();
    expect(directionsAlong('google', [tower], 'walking')).toBeNull();
  });
});

it('calendars of others are told instants, which no clock of theirs can shift', () => {
  const { google, outlook } = calendarAddresses({
    title: 'Books & opera',
    begins: new Date('2026-12-05T23:50:00Z'),
    ends: new Date('2026-12-06T04:45:00Z'),
    location: '1 Telegraph Hill Blvd',
    details: 'Coit Tower',
  });
  expect(fieldsOf(google).get('dates')).toBe('20261205T235000Z/20261206T044500Z');
  expect(fieldsOf(google).get('text')).toBe('Books & opera');
  expect(fieldsOf(outlook).get('startdt')).toBe('2026-12-05T23:50:00Z');
});
