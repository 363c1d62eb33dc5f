import { describe, expect, it } from 'vitest';
import { readNeeds, type Need, type NeedTexts } from './needs.ts';

const texts = (some: Partial<NeedTexts>): NeedTexts => ({
  interests: [],
  mood: '',
  dislikes: [],
  diets: [],
  cuisines: [],
  doneBefore: [],
  ...some,
});

/** Sentences as people write them among interests or as a mood. */
const rows: readonly (readonly [text: string, ...needs: Need[]])[] = [
  ['no alcohol', 'no-alcohol'],
  ['alcohol-free please', 'no-alcohol'],
  ['we don’t drink', 'no-alcohol'],
  ['no bars', 'no-alcohol'],
  ['rainy day', 'indoors'],
  ['a rainy afternoon', 'indoors'],
  ['warm indoors', 'indoors'],
  ['somewhere warm and indoors', 'indoors'],
  ['somewhere cold', 'no-heat', 'indoors'],
  ['dont want to sweat', 'easy-walk', 'no-heat'],
  ['stay cool', 'no-heat'],
  ['cool off'],
  ['somewhere warm', 'indoors'],
  ['dont want to walk much', 'easy-walk'],
  ['social anxiety', 'quiet'],
  ['cold noodles'],
  ['no sweat'],
  ['rain garden'],
  ['deaf friendly', 'deaf'],
  ['kids again'],
  ['halal', 'no-alcohol'],
  ['sober', 'sober'],
  ['she’s in recovery', 'sober'],
  ['she is pregnant', 'pregnant'],
  ['babymoon', 'pregnant'],
  ['wheelchair accessible', 'step-free'],
  ['step-free', 'step-free'],
  ['no stairs', 'step-free'],
  ['stroller', 'stroller', 'children'],
  ['with our toddler', 'children'],
  ['kids', 'children'],
  ['family day', 'children'],
  ['our 3 year old', 'children'],
  ['my 6 yr old is coming', 'children'],
  ['my nephew is 8', 'children'],
  ['my parents are 72', 'easy-walk'],
  ['dog walk before it gets hot', 'dog'],
  ['short walks, we’re 70', 'easy-walk'],
  ['we’re both 70 years old', 'easy-walk'],
  ['our dog', 'dog'],
  ['dog friendly', 'dog'],
  ['bringing the puppy', 'dog'],
  ['somewhere we can talk', 'talk'],
  ['noise sensitive', 'quiet'],
  ['quiet', 'quiet'],
  ['under 21', 'under-21'],
  ['we’re both 19', 'under-21'],
  ['bad knee', 'easy-walk'],
  ['cannot walk far', 'easy-walk'],
  ['she’s on crutches', 'easy-walk'],
  ['not much walking', 'easy-walk'],
  ['can’t take the heat', 'no-heat'],
  ['afraid of heights', 'no-heights'],
  ['claustrophobic', 'no-tight-spaces'],
  ['sober, with our dog', 'sober', 'dog'],
  ['pregnant and her knee surgery', 'pregnant', 'easy-walk'],
  ['my date is deaf', 'deaf'],
  ['we use ASL', 'deaf'],
  ['hearing impaired', 'quiet', 'deaf'],
  ['she is blind', 'blind'],
  ['low vision', 'blind'],
  ['service dog', 'service-dog'],
  ['with my guide dog', 'service-dog'],
  ['our newborn', 'children'],
  ['my daughter is 8', 'children'],
  ['with our teenagers', 'under-21'],
  ['recovering alcoholic', 'sober'],
  ['fasting for Ramadan', 'no-alcohol', 'fasting'],
  ['dog has to come', 'dog'],
  ['a patio that takes dogs', 'dog'],
  ['my knees are bad so benches please', 'easy-walk'],
  ['soup, knee brace so no stairs', 'step-free', 'easy-walk'],
  ["a walk that isn't all uphill", 'easy-walk'],
  ["arcade that doesn't card", 'under-21'],
  ["live music that isn't too loud", 'quiet'],
  ['movie w/ open captions', 'deaf'],
  ['grandma uses a walker', 'step-free', 'easy-walk'],
  ['dancing somewhere w/o a bar', 'no-alcohol'],
  ["new meds, can't have wine", 'no-alcohol'],
  ['cocktails for him, NA for me', 'no-alcohol'],
  ['massage, prenatal', 'pregnant'],
  ['due in 3 weeks', 'pregnant', 'easy-walk'],
  ['im 8 months along', 'pregnant', 'easy-walk'],
  ['museum, I use a scooter', 'step-free'],
  ['he uses a power chair', 'step-free'],
  ['brunch w/ high chairs', 'children'],
  ['2 dogs', 'dog'],
  ['loud places overwhelm me', 'quiet'],
  ['low noise', 'quiet'],
  ['anxious in crowds', 'quiet'],
  ['bar quiet enough to talk', 'quiet', 'talk'],
  ['coffee where I can hear her', 'talk'],
  ['far enough to hear ourselves', 'talk'],
  ['need to talk about something serious', 'talk'],
  ['I sign, he is learning', 'deaf'],
  ['cant stand for long', 'easy-walk'],
  ['not a lot of walking', 'easy-walk'],
  ['I dont do heat', 'no-heat'],
  ['somewhere with AC', 'no-heat'],
  ['a/c', 'no-heat'],
  ['patio w misters', 'no-heat'],
  ['hike, shade only', 'no-heat'],
  ['its too hot to be outside', 'no-heat'],
  ['indoors, its 112', 'no-heat'],
  ['yom kippur break fast', 'fasting'],
  // What only sounds like it.
  ['where I can hear her sing'],
  ['she signs her first lease'],
  ['scooter ride'],
  ['her thesis is done, mine due in 3 weeks'],
  ['its 112 miles away'],
  ['blind date'],
  ['blind tasting'],
  ['cocktails'],
  ['hot dogs'],
  ['dogs'],
  ['baby back ribs'],
  ['baby animals'],
  ['first time out since the baby'],
  ['date night without the kids'],
  ['kid-free evening'],
  ['the dog is at home'],
  ['we have a newborn sitter until 9'],
  ['our 3 kids are with the babysitter'],
  ['mothers day, grandma has the baby'],
  ['my sister is watching the kids'],
  ['date night away from the kids'],
  ['after the kids sleep'],
  ['a kid at heart'],
  ['like little kids'],
  ['dog show'],
  ['quiet storm'],
  ['under $21'],
  ['20 minutes away'],
  ['walking'],
  ['hiking with a view'],
  ['romantic'],
  ['jazz bar'],
  ['hot pot'],
];

describe('readNeeds', () => {
  it('reads what people need, and nothing if it only sounds like it', () => {
    for (const [text, ...needs] of rows) {
      expect(readNeeds(texts({ interests: [text] })).needs, text).toEqual(needs);
      expect(readNeeds(texts({ mood: text })).needs, text).toEqual(needs);
    }
  });

  it('reads every field in its own sense', () => {
    const read = (some: Partial<NeedTexts>) => readNeeds(texts(some)).needs;
    expect(read({ dislikes: ['heights'] })).toEqual(['no-heights']);
    expect(read({ dislikes: ['stairs'] })).toEqual(['easy-walk']);
    expect(read({ dislikes: ['heat'] })).toEqual(['no-heat']);
    expect(read({ dislikes: ['too much walking'] })).toEqual(['easy-walk']);
    expect(read({ dislikes: ['being cold'] })).toEqual(['indoors']);
    expect(read({ dislikes: ['alcohol'] })).toEqual(['no-alcohol']);
    expect(read({ dislikes: ['kids', 'dogs', 'talking', 'museums'] })).toEqual([]);
    expect(read({ diets: ['no alcohol', 'pregnant'] })).toEqual(['no-alcohol', 'pregnant']);
    expect(read({ doneBefore: ['the zoo with the kids, her wheelchair got stuck'] })).toEqual([
      'step-free',
    ]);
  });

  it('passes on diets written among the tastes', () => {
    const { dietTexts, toldDiets } = readNeeds(
      texts({ interests: ['halal food', 'kosher'], mood: 'celiac', diets: ['vegan'] }),
    );
    expect(dietTexts).toEqual(['vegan']);
    expect(toldDiets).toEqual(['halal', 'kosher', 'celiac']);
  });

  it('takes being indoors for a need, and nothing else that has the word', () => {
    const needs = (interest: string) => readNeeds(texts({ interests: [interest] })).needs;
    for (const text of ['indoors', 'stay inside', 'indoor activities', 'out of the rain'])
      expect(needs(text), text).toEqual(['indoors']);
    expect(needs('indoor skydiving')).toEqual([]);
  });

  it('keeps a diet that stands among the tastes too', () => {
    const { dietTexts, spent } = readNeeds(
      texts({ interests: ['pottery', 'vegan'], diets: ['vegan'] }),
    );
    expect(dietTexts).toEqual(['vegan']);
    expect([...spent]).toContain('vegan');
  });

  it('leaves at home who is left with somebody', () => {
    for (const mood of [
      "baby at grandma's, ten years married",
      'the kids are at camp',
      'our kids at my parents',
      'kids are in school till 2:30',
      'like teenagers',
      'date night off from kids',
    ])
      expect(readNeeds(texts({ mood })).needs, mood).toEqual([]);
  });

  it('takes of a mood only what it says of food', () => {
    const told = (mood: string) => readNeeds(texts({ mood })).toldDiets;
    expect(told('we closed on our house today!! shellfish allergy')).toEqual(['shellfish allergy']);
    expect(told('he lands at 4, not seen since August. gluten free')).toEqual(['gluten free']);
    expect(told('ten years married. I eat fish, no meat')).toEqual(['pescatarian']);
    expect(told("loud and hungry, I don't eat meat")).toEqual(['no meat']);
    expect(told('silly, one vegetarian, she is allergic to nuts and sesame')).toEqual([
      'allergic to nuts and sesame',
      'vegetarian',
    ]);
    expect(told('no longer vegan, and proud')).toEqual([]);
    expect(told('vegan donuts')).toEqual([]);
    expect(told('vegan ramen')).toEqual(['vegan']);
  });

  it('reads what is not eaten in a sentence among the wishes', () => {
    const told = (wish: string) => readNeeds(texts({ interests: [wish] })).toldDiets;
    expect(told("we don't eat pork")).toEqual(['no pork']);
    expect(told("I can't have gluten")).toEqual(['no gluten']);
    expect(told('dairy makes me sick')).toEqual(['no dairy']);
    expect(told('vegan tacos')).toEqual(['vegan']);
    expect(told('pork belly')).toEqual([]);
    expect(told('indian, veg only')).toEqual(['vegetarian']);
    expect(told('pizza but GF')).toEqual(['gluten free']);
    expect(told('GF pizza')).toEqual(['gluten free']);
    expect(told('ice cream w/ oat milk option')).toEqual(['dairy free']);
    expect(told('diabetic so careful w sugar')).toEqual(['low sugar', 'diabetic']);
    expect(told('dinner with my GF')).toEqual([]);
    expect(told('but GF loves pizza')).toEqual([]);
    expect(told('hindu temple')).toEqual([]);
  });

  it('takes a need among the diets for no diet, and what is not eaten among the dislikes for one', () => {
    const { needs, dietTexts, toldDiets } = readNeeds(
      texts({
        diets: ['recovering alcoholic', 'toddler', 'vegan'],
        dislikes: ['gluten', 'crowds'],
      }),
    );
    expect(needs).toEqual(['sober', 'children']);
    expect(dietTexts).toEqual(['vegan']);
    expect(toldDiets).toEqual(['no gluten']);
  });

  it('knows which texts ask for nothing else', () => {
    const { spent } = readNeeds(
      texts({
        interests: [
          'dog friendly',
          'wheelchair accessible',
          'stroller',
          'brunch with our dog',
          'quiet',
          'somewhere we can talk',
        ],
      }),
    );
    expect([...spent]).toEqual([
      'dog friendly',
      'wheelchair accessible',
      'stroller',
      'somewhere we can talk',
    ]);
  });

  it('reads a long text in time linear in its length', () => {
    const before = process.cpuUsage();
    const long = 'we dont walk much with our dog and no bars '.repeat(5_000);
    expect(readNeeds(texts({ mood: long })).needs).toContain('dog');
    expect(process.cpuUsage(before).user, 'microseconds').toBeLessThan(20_000_000);
  });
});
