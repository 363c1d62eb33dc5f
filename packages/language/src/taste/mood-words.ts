/**
 * The words in which people name a mood, most of them as they were typed, by the mood they mean.
 */
export const moodWords = {
  romantic: `
    romantic, romance, loving, flirty, sexy, sensual, dreamy, tender, candlelit, swoon, swoony,
    passionate, seductive, sultry, steamy, touching, enchanted, enchanting, starry, twinkly,
    glowing, glowy, first kiss, first kiss energy, just us, just the two of us, only us, finally
    alone, naughty, frisky, valentine, honeymoon, in love, sweetheart, smitten, head over heels,
    making up, like paris, poetic, melt, melting, proposal, swept away, crush, rom com, shy, cinematic, like a movie, like in a movie, like in the movies, movie moment
  `,
  fun: `
    fun, playful, silly, funny, cheerful, joyful, happy, goofy, exciting, lighthearted, young,
    giggly, giggle, laugh, laughing, laughter, hilarious, humor, comedic, ridiculous, shenanigan, chaotic, chaotic good,
    banter, goofing, cute, kitschy, campy, camp, carefree, cheering, childlike, like kids, like
    teenagers, teenage, whimsical, whimsy, dorky, geeky, geek, sugar rush, let loose,
    sunday funday, good energy, good vibes, feel good, colorful, wholesome, teamwork, playing,
    merry, jolly, girly, sparkly, fabulous, glitter, outrageous, main character, yeehaw, redneck
  `,
  relaxed: `
    relaxed, relaxing, tropical, chill, calm, easy, easygoing, slow, unhurried, mellow, peaceful, laidback,
    lazy, quiet, gentle, low key, lowkey, laid back, unwind, sleepy, restful, serene, tranquil,
    chilled, no rush, effortless, low effort, soft, zen, centered, grounded, meditative,
    restorative, recover, recovering, recharge, decompress, decompressing, reset, hushed, silence,
    silent, hungover, hangover, hung over, pampered, pampering, daydreaming, tired, exhausted,
    worn out, long day, long week, after work, after her shift, after his shift, healing,
    soothing, breezy, slow morning, no plan, nowhere to be, melted, beachy, vacation, like a
    vacation, mini vacation, daycation, relax, relaxation, chillax, clear headed, in bed by ten,
    home by ten, home before midnight, babysitter, tired parents, vacation at home, staycation,
    midweek
  `,
  adventurous: `
    adventurous, adventure, unhinged, bold, daring, spontaneous, wild, surprising, surprise, thrilling,
    explorer, exploring, explore, brave, wide open, secret, treasure hunt, scavenger, new to us,
    something new, try something new, never done, thrill, adrenaline, free spirited, road trip,
    day trip, off the beaten path, under the radar, hideaway, trippy, mysterious, scared,
    terrified, scary, creepy
  `,
  cultural: `
    cultural, cultured, artsy, artistic, arty, intellectual, creative, inspiring, educational,
    curious, thoughtful, bookish, literary, studious, brainy, smart, inspired, artful,
    contemplative, reflective, spiritual, reverent, mystical, cinephile, respectful, moving, awe,
    wonder, hands dirty, make something, crafty, uplifting, uplifted, soulful, rooted, proud,
    earthy, nerdy, nerd
  `,
  lively: `
    lively, energetic, turnt, buzzy, party, upbeat, festive, buzzing, vibrant, loud, social, rowdy, raucous, big
    energy, big night, hyped, hype, pumped, buzzed, tipsy, boozy, all night, sweaty, moshing,
    mosh, scream, screaming, shout, shouting, rocking, party time, woo, jumping, electric, fired
    up, sing badly, opa, huzzah, ring it in, st patrick, swagger, turn up, lit, night out, girls
    night, go big, roaring, wired, slurpy
  `,
  elegant: `
    elegant, classy, fancy, old money, chic, glam, glamour, swanky, posh, refined, sophisticated, luxurious,
    glamorous, bougie, boujee, ritzy, formal, special, celebratory, celebration, anniversary,
    impress, impressive, spoil, pamper, indulge, indulgent, lavish, opulent, extravagant,
    decadent, luxury, luxe, celebrate, celebrating, dressed up, dress up, grown up, old world,
    black tie, dressy, dressed to kill, dress to kill, polished, sleek, elevated, grand, graceful,
    civilised, civilized, proper, glittering, gatsby, great gatsby, roaring twenty, red carpet,
    splurge, once a year, once in a lifetime, big spender, treat yourself, treat ourselves, treat
    her, treat him, blow her away, blow him away, blow her mind, wow, wow her, wow him, wow me,
    wow factor, unforgettable, promotion, got promoted, big deal, expensive, landmark birthday,
    milestone, our big one, showing off, best bite, preppy, grown, swank
  `,
  casual: `
    casual, informal, simple, relaxedly, friendly, comfortable, normal, unfussy, no pressure, low
    pressure, no fuss, chatty, nothing serious, nothing too serious, low stake, unpretentious,
    real, authentic, sweatpants, come as you are, not serious, not too serious, down home, down to earth, neighborhoody, neighborly, like a local, like
    local, small town, village, old friends, broke, cheap, frugal, budget, scruffy, scrappy,
    greasy, messy, hungry, snacky, tasty, late and hungry, mouth on fire, convenient, getting to
    know, first date nerves, first date jitters, nervous, introvert, introverted, summer friday
  `,
  cozy: `
    cozy, cosy, warm, snug, homely, rainy, homey, snuggly, hygge, comfort, comforting, comfy,
    gloomy, toasty, thaw, thawing, thaw out, hibernate, hibernating, gemutlich, bundled up, bundle
    up, warm up, warming, escape the cold, snowy, snowed in, snow day, cold, wintry, autumnal,
    rainy day, fireside, by the fire, melancholy, at home feeling, like home, homesick, nesting,
    christmassy, christmasy, moody, noir, hospitable, generous, nonna, grandma
  `,
  talky: `
    talk, talking, conversation, deep, good talk, get to know, meaningful, debate, philosophical,
    catch up, catching up, honest, vulnerable, real talk, reconnect, reconnecting, only talk, just
    talk
  `,
  quirky: `
    quirky, unique, unusual, weird, different, offbeat, hidden, odd, strange, eccentric, surreal,
    funky, eclectic, alternative, otaku, irreverent, boho, bohemian, groovy, gritty, obscure,
    kinky, out and proud, sapphic, grungy, witchy, dylan, unexpected
  `,
  scenic: `
    scenic, sunset, golden hour, aesthetic, view, beautiful, picturesque, magical, photogenic, instagrammable, big sky,
    starlit, vista, pretty, dramatic, breathtaking, blooming, springy
  `,
  outdoorsy: `
    outdoorsy, nature, windswept, fresh, outdoor, sunny, sunburn, sunburned, salty, salty hair,
    sandy, barefoot, wind in our hair, windy, dusty, muddy, pastoral, sailor, summery, spring
    fever, open air, fresh air
  `,
  active: `
    active, sporty, athletic, competitive, sweat, earned it, workout, fresh legs, tough
  `,
  nostalgic: `
    nostalgic, classic, european, traditional, old school, retro, vintage, timeless, old fashioned, old
    movie, black and white, old time, olde time, old timey, old new york, old brooklyn, old
    chicago, old hollywood, la la land, college memory, college nostalgia, grandparent, childhood,
    throwback, eighties, 80s, nineties, 90s, seventies, 70s, memory lane, memories, friends
    episode, patriotic
  `,
  visiting: `
    visiting, visitor, tourist, touristy, sightseeing, iconic, out of town, out of towner, first
    visit, never been here, never been to, bucket list, show off, show her around, show him
    around, starstruck, first time in, layover, passing through, see the sights, european morning,
    new in town
  `,
  trendy: `
    hipster, edgy, vibey, trendy, hip, cool, modern, stylish, glam night, it crowd, influencer
  `,
  family: `
    with children, kid friendly, family friendly, toddler, with my niece, with my nephew
  `,
} as const;
