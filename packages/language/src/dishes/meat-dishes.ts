/**
 * What goes into dishes of meat, a row for all that hold the same: 'foods: dishes;'. A food with
 * '?' is in some of them:
 * what varies from kitchen to kitchen counts as held.
 */
export const meatDishes = `
pork: bacon, ham, prosciutto, carnita, pastor, al pastor, pulled pork, pernil, lechon, crispy
  pata, cochinita, cochinita pibil, pork belly, pork chop, porchetta, jamon, iberico ham,
  pancetta, nduja, chicharron, kalua pork, kalua pig, whole hog, pork rib, spareribs, baby back
  rib, st louis rib, salumi, adovada, morcilla, cecina, longaniza, pork loin, suckling pig, pork
  and beans, pork bowl, pozole, hunters stew, bigo, bigos, goetta, pork, sweet and sour pork;
pork spicy?: chorizo, adobada, dirty rice, boudin ball;
pork gluten soy: char siu, bbq pork, roast pork, chinese barbecue, cantonese barbecue, bossam,
  soup dumpling, xiao long bao, xlb, sheng jian bao, pork bun, bbq pork bun, char siu bao, pork
  dumpling, red oil dumpling, rou jia mo, bao, bao bun, gua bao, steamed bun, hirata bun, minced
  pork rice, braised pork rice, lu rou fan, spicy pork;
pork fish: jowl, moo ping;
pork soy egg?: sisig, humba;
pork dairy gluten egg?: croque monsieur, ham sandwich, cuban sandwich, cubano, medianoche, monte
  cristo, muffuletta, hoagie, italian sandwich, jibarito;
pork egg gluten: blt, scotch egg, tonkatsu;
pork gluten?: bratwurst, kielbasa, polish sausage, boudin, wurst, banger, andouille;
beef egg gluten: wiener schnitzel;
beef: steak, ribeye, prime rib, porterhouse, tomahawk, beef, skirt steak, filet mignon, sirloin,
  new york strip, picanha, roast beef, carne asada, asada, suadero, corned beef, pastrami, beef
  rib, bistecca, flank steak, t bone, hanger steak, beef tongue, lengua, tripe, ropa, ropa vieja,
  steak tip, wagyu, prime beef, tri tip, barbacoa, machaca, bistec, bresaola, beef cheek, veal,
  veal chop, caldo de re, anticucho, pabellon, bone broth, consomme;
beef raw: beef carpaccio;
beef egg raw: steak tartare, beef tartare, tartare;
beef dairy raw spicy: kitfo;
beef dairy gluten: cheesesteak, philly, patty melt, steak sandwich, french dip, french onion soup,
  onion soup, cheese steak;
beef gluten: italian beef, beef sandwich, jamaican patty, beef patty, pastrami sandwich, corned
  beef sandwich, brisket sandwich;
beef egg dairy gluten: beef wellington, veal parm, veal parmigiana;
beef dairy gluten mushrooms: stroganoff, beef stroganoff;
beef gluten egg? dairy? sesame?: whopper;
beef egg gluten dairy?: chicken fried steak, country fried steak;
beef egg gluten pork? dairy?: meatball, meatloaf;
beef gluten soy sesame: bulgogi, galbi, kalbi;
beef egg gluten soy raw?: sukiyaki;
beef gluten soy: lomo, lomo saltado, saltado, mongolian beef, shaking beef, orange beef, beef
  noodle soup, taiwanese beef noodle soup;
beef alcohol mushrooms pork? gluten?: boeuf bourguignon, beef bourguignon;
beef gluten?: pot roast, goulash, bone marrow;
lamb: lamb, lamb chop, goat, mutton, rack of lamb, lamb shank, leg of lamb, cumin lamb, bison,
  venison, rabbit, ghormeh sabzi;
lamb egg dairy gluten: moussaka, pastitsio;
lamb dairy: shepherds pie;
beef dairy: cottage pie;
pork? lamb? gluten?: haggis;
poultry: chicken, roast chicken, turkey, grilled chicken, pollo, duck confit, confit, quail, foie
  gras, squab, tinga, chicken liver, chicken shawarma, piri piri chicken, poulet, chicken rice;
poultry spicy: jerk, nashville hot chicken, hot chicken;
poultry gluten egg? dairy?: fried chicken, chicken finger, chicken tender, nugget, southern fried
  chicken, chicken katsu, chicken schnitzel;
poultry gluten soy: korean fried chicken, yakitori, soy sauce chicken, beer can chicken, beijing
  duck, tea smoked duck;
poultry egg dairy gluten: chicken and waffle, chicken parm, chicken pot pie, pot pie, turkey club,
  club sandwich, chicken and dumpling;
poultry gluten: chicken sandwich;
pork poultry gluten alcohol mushrooms: coq, coq au vin;
poultry egg: chicken salad;
poultry dairy nuts spicy?: butter chicken;
poultry dairy nuts?: tikka masala, chicken tikka masala;
poultry dairy: chicken tikka, tandoori chicken;
poultry egg spicy dairy?: doro wat, doro wot;
poultry gluten nuts: bastilla;
poultry dairy gluten: coxinha;
poultry dairy gluten peanuts: aji de gallina;
poultry nuts: fesenjan, fesenjoon;
pork beef poultry: cassoulet;
poultry egg gluten: chicken noodle soup, matzo ball soup, matzoh ball soup, kreplach;
poultry fish egg gluten soy: oyakodon;
pork poultry shellfish gluten: gumbo;
pork poultry shellfish: jambalaya;
pork egg dairy gluten: spaghetti carbonara;
pork poultry egg dairy: cobb salad;
pork? fish? egg? dairy?: chopped salad;
pork dairy: crawfish cornbread;
beef dairy gluten pork?: bolognese, ragu, tagliatelle ragu, sunday gravy;
pork dairy gluten: biscuits and gravy, amatriciana, spaghetti amatriciana, tarte flambee,
  flammkuchen;
pork? beef? egg? dairy? gluten?: dressing;
pork gluten peanuts soy sesame spicy: dan dan noodle;
pork fish egg gluten soy shellfish? sesame?: ramen, tonkotsu ramen, shoyu ramen, miso ramen, spicy
  ramen, tsukemen, mazemen, hakata ramen, tonkotsu, tantanmen;
poultry egg gluten soy fish?: tori paitan;
pork shellfish egg gluten soy: wonton, wonton soup, siu mai, shumai, shu mai, wonton noodle,
  wonton noodle soup, egg roll;
pork shellfish gluten soy: turnip cake, radish cake, lo bak go, xo sauce;
pork? beef? dairy? gluten?: chili, chili con carne;
beef gluten fish?: naengmyeon;
pork soy spicy beef? gluten?: mapo tofu;
pork egg gluten soy mushrooms: moo shu, moo shu pork;
poultry fish egg gluten: ohn no khauk swe;
pork fish gluten? spicy?: boat noodle, thai boat noodle;
pork fish shellfish: sai krok;
beef fish: pho, beef pho, pho dac biet, bo luc lac;
poultry fish: pho ga, chicken pho;
pork beef fish shellfish spicy: bun bo hue;
pork fish gluten egg? soy?: banh mi, vietnamese sandwich;
pork fish egg: broken rice, com tam;
pork fish shellfish gluten?: hu tieu;
poultry fish?: hainanese chicken rice, hainan chicken rice, lemongrass chicken;
beef shellfish peanuts: kare kare;
pork fish shellfish egg gluten soy: lumpia shanghai;
lamb spicy: lamb vindaloo, curry goat, goat roti;
poultry dairy spicy?: chicken 65;
beef? lamb? nuts?: dolma, stuffed grape leaf;
lamb dairy gluten: iskender, iskender kebab;
pork? shellfish?: mofongo;
pork? poultry?: sancocho, ajiaco, asopao;
meat dairy?: quesabirria, birria taco;
pork? beef? dairy?: frito pie;
pork?: collard green, collard, greens, green chile stew, alcapurria, arroz con gandule, gandule,
  bean, rice and bean, black bean, refried bean, red beans and rice, red bean and rice, beans and
  rice, sauerkraut;
pork beef: feijoada;
pork beef egg: bandeja paisa;
beef gluten spicy?: patty;
poultry spicy?: yassa;
lamb? poultry?: maqluba, musakhan;
poultry?: duck fat fry;
beef?: borscht;
poultry? dairy?: tortilla soup;
meat: sausage and pepper, mixed grill, chop;
beef egg: steak and egg;
pork egg gluten soy: katsu sando, katsu sandwich;
poultry gluten soy spicy: big tray chicken;
lamb gluten spicy: cumin lamb noodle;
pork egg?: pickled egg;
pork dairy gluten?: stuffed potato, loaded potato;
beef? lamb? poultry? pork?: panucho;
pork beef? gluten? soy?: rib;
poultry egg? dairy? gluten? soy? sesame?: wing, chicken wing;
poultry spicy gluten soy: big plate chicken;
pork beef gluten egg dairy?: sonoran hot dog;
beef dairy? gluten?: steak frite, osso buco;
beef pork? poultry?: parrillada, churrasco;
pork beef? dairy? nuts?: charcuterie;
beef pork?: menudo;
beef egg gluten soy: loco moco;
beef gluten? soy?: short rib, brisket, oxtail;
poultry gluten? soy?: rotisserie chicken, peruvian chicken, pollo a la brasa, jerk chicken,
  inasal, smoked chicken, roast duck, duck, hainanese chicken, hainan chicken;
poultry egg? gluten? soy?: lemon chicken;
lamb dairy gluten? nuts?: mansaf;
lamb nuts dairy?: kabuli pulao, palaw;
poultry gluten soy sesame egg?: sesame chicken;
poultry gluten soy egg? sesame?: karaage, popcorn chicken, orange chicken, general tso chicken,
  general tsos chicken;
poultry gluten soy sesame?: teriyaki, teriyaki chicken, peking duck;
poultry gluten peanuts soy spicy nuts?: kung pao chicken, kung pao;
meat dairy? gluten?: gravy, red gravy;
pork? beef? poultry? dairy?: tamale, tamal, green corn tamale;
poultry egg gluten soy fish? shellfish?: chicken ramen;
beef soy gluten sesame? egg?: shabu shabu;
pork? gluten?: tortilla, handmade tortilla, fresh tortilla;
pork? dairy?: brussels sprout;
poultry fish gluten soy spicy shellfish?: basil chicken, pad kra pao;
poultry gluten soy spicy peanuts? sesame?: dry chili chicken, chongqing chicken;
pork? fish? shellfish? meat?: paella;
pork? beef? lamb? poultry? fish? shellfish? dairy? nuts? spicy?: karahi, masala;
pork beef dairy nuts egg?: chiles en nogada, chile en nogada;
beef gluten pork? egg? dairy? soy? sesame?: burger, hamburger;
beef egg dairy gluten pork? soy? sesame?: cheeseburger;
beef egg dairy gluten soy? sesame?: smashburger;
beef gluten egg? dairy? soy? sesame?: slider;
meat beef? lamb? gluten?: nihari, haleem;
meat beef? lamb? spicy?: birria;
meat beef? lamb? poultry? egg? dairy? gluten?: kebab, kabob, shish kebab, shish, seekh kebab;
meat beef? lamb? poultry? egg? dairy? gluten? nuts?: kofta;
meat beef? lamb? poultry? egg? gluten?: koobideh, chapli kebab;
meat beef? lamb? poultry?: brochette, mandi;
meat beef? lamb? poultry? dairy? gluten? sesame?: shawarma, doner, tibs;
meat pork? beef? lamb?: cevapi, cevapcici;
meat pork? beef? lamb? poultry? dairy? gluten?: gyro, souvlaki;
meat pork? beef? gluten?: sausage, frankfurter, hot link;
meat pork? beef? poultry? gluten? soy?: barbecue, bbq;
meat pork? beef? poultry?: burnt end;
meat beef? lamb? dairy? nuts?: plov;
meat pork? beef? lamb? poultry?: sunday roast;
gluten meat pork? beef? dairy?: runza, bierock;
pork beef gluten egg?: khinkali;
pork? beef? poultry? egg? dairy? gluten? soy? sesame?: momo;
beef dairy gluten egg? sesame?: chopped cheese;
poultry fish egg gluten spicy shellfish? peanuts? soy?: khao soi, kao soi;
pork soy?: crispy pork;
beef spicy nuts?: rendang, beef rendang;
lamb gluten nuts?: lahmacun;
pork? beef? lamb? poultry? fish? shellfish? dairy? gluten? nuts? spicy?: curry, goat curry, lamb
  curry;
beef egg dairy gluten fish?: reuben;
pork fish spicy shellfish? soy?: kimchi stew, kimchi jjigae;
`;
