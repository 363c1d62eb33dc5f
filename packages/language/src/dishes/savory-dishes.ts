/** What goes into all other savory dishes, written as for those of meat. */
export const savoryDishes = `
gluten? nuts? meat?: tagine;
dairy gluten beef? lamb?: ashak, aushak;
dairy pork? fish? shellfish? gluten?: chowder, bisque;
egg: egg, deviled egg, scrambled egg, tamagoyaki, tortilla espanola, spanish tortilla, huevo,
  patatas brava, brava, coleslaw, aioli, hollandaise;
egg dairy? meat?: omelet, omelette, scramble, hash;
egg dairy gluten pork?: benedict, eggs benedict, quiche, quiche lorraine, breakfast sandwich, egg
  sandwich, croque madame, croqueta, croquette, croquetas, breakfast burrito;
egg pork? dairy? gluten?: breakfast taco, shakshuka, frittata, huevos rancheros;
egg gluten: popover, yorkshire pudding, matzo ball, kugel, noodle kugel, egg salad, macaroni
  salad, pasta salad, matzo brei;
egg dairy gluten: pancake, waffle, french toast, crepe, dutch baby, blini, hotcake, german
  pancake, souffle, blintz, blintze, johnnycake, challah french toast, bread pudding french toast,
  souffle pancake, brioche, croissant sandwich, eggplant parm, parm, parmigiana, eggplant
  parmigiana, gnocchi, agnolotti, carbonara, tortellini, tortelloni, gnudi, cheese puff, chile
  relleno, relleno, cornbread, corn muffin, hush puppy, hushpuppy, knish, savory pie, spoonbread,
  biscuits, vodka pasta, fettuccine alfredo, custard bun, pineapple bun;
egg soy: tamago;
egg gluten soy: egg foo young;
dairy gluten: grilled cheese, garlic bread, cheese bread, cheese fry, cheese stick, mozzarella
  stick, cheese slice, margherita, white pizza, alfredo, cacio e pepe, saganaki, ricotta toast,
  welsh rarebit, tequeno, paratha, kulcha;
dairy gluten? alcohol?: cheese fondue;
dairy gluten alcohol: fondue;
dairy gluten meat?: quesadilla, empanada, chimichanga, super burrito, mission burrito, california
  burrito, poutine, pide, sfiha;
dairy gluten pork?: stuffed pizza, tavern style pizza, chicago pizza, supreme pizza;
dairy: burrata, caprese, halloumi, feta, paneer, saag, saag paneer, palak paneer, mozzarella,
  cheese, cheese curd, greek salad, tzatziki, labneh, yogurt, raita, lassi, cottage cheese,
  ricotta, cream cheese, malai kofta, mashed potato, scalloped potato, sour cream, pao de queijo,
  grit, provoleta, dal makhani, creamed spinach, tirokafteri, butter paneer;
dairy nuts: navratan korma;
dairy meat?: tostada, sope, huarache, tlayuda, gordita, chalupa, memela, tlacoyo, baleada, pupusa,
  tandoori, tikka;
gluten egg? dairy? sesame? meat?: torta, cemita, bun, roll, everything bagel, lavash;
dairy gluten fish? nuts? meat?: focaccia sandwich;
egg dairy pork?: wedge salad;
dairy? nuts?: kale salad, beet salad;
egg dairy gluten alcohol: welsh rabbit;
dairy nuts? meat?: curry sauce;
gluten: baguette, pita, sourdough, ciabatta, rye bread, tabbouleh, pumpernickel, bialy, puri,
  chapati, olive bread, pita bread, tomato toast, pan con tomate, marinara pizza;
gluten sesame: sesame bagel, manakish, manakeesh, zaatar bread, sesame bread, koulouri, fattoush,
  simit;
gluten dairy?: garlic naan, bialys, breadstick, texas toast, arayes, bolani, pretzel, soft
  pretzel, roti, english muffin, couscous, tomato pie, bruschetta, garlic knot;
gluten egg? dairy?: onion ring, jackfruit sandwich, roti canai;
dairy gluten nuts: pesto, pesto pasta, trofie;
gluten fish? shellfish? egg? dairy? nuts? soy? sesame? meat?: sandwich, wrap, panini, sub, deli
  sandwich, pressed sandwich;
gluten meat: meat pie, pasty, cornish pasty, sausage roll;
gluten pork? poultry? egg? dairy?: stuffing;
gluten pork? beef? dairy?: kolache, klobasnek, klobasniky;
gluten spicy: paratha roll, kati roll;
egg gluten spicy? meat?: kottu roti;
gluten soy pork? fish? shellfish? egg? peanuts? sesame? meat?: noodle, hand pulled noodle, lo
  mein, chow mein, yakisoba, cold noodle, knife cut noodle, stir fried noodle, biang biang noodle,
  pancit canton, jajangmyeon, spicy noodle;
gluten peanuts soy sesame: sesame noodle;
gluten pork? beef? poultry? dairy? spicy?: japanese curry, curry rice;
gluten soy pork? shellfish? egg? sesame?: dumpling, potsticker, gyoza, mandu, jiaozi, pan fried
  dumpling, boiled dumpling, steamed dumpling;
gluten soy pork? fish? shellfish? egg? peanuts?: spring roll, lumpia, imperial roll;
gluten pork? shellfish? soy? sesame?: rice roll, cheung fun;
gluten soy: seitan wing;
egg gluten soy pork? shellfish? sesame? meat?: fried rice, yangzhou fried rice;
egg gluten soy sesame beef?: stone pot rice;
gluten soy sesame beef?: japchae;
soy sesame beef? fish? egg? gluten?: kimbap, gimbap;
gluten soy sesame pork?: dukbokki;
soy: agedashi, edamame, tempeh, soy milk, yuba;
soy spicy pork?: green bean;
gluten soy sesame peanuts?: cold sesame noodle, liangpi;
egg soy mushrooms pork? gluten?: hot and sour soup;
gluten soy mushrooms: buddha delight;
dairy? spicy? meat?: vindaloo, jalfrezi, rogan josh, handi;
dairy?: chana masala, chole, bhaji, aloo gobi, baingan bharta, poriyal, khichdi, sabzi, rajma,
  gobi, okra, bhindi, tahdig, saffron rice, pulao, basmati rice, dill rice, tomato soup, lentil
  stew, polenta, potato, baked potato, corn, vegetable, popcorn, rice, dal, daal, dhal;
dairy gluten peanuts? nuts? spicy?: chaat, dahi puri, samosa chaat;
dairy? spicy?: masala dosa, dosa, mysore masala dosa;
gluten dairy? peanuts? spicy?: pani puri, bhel puri;
nothing: idli, uttapam, vada, idiyappam, gomen, atakilt, fasolia, gigante, fava, horta,
  ratatouille, guacamole, salsa, plantain, tostone, corn tortilla, yuca, maduro, curtido, nopale,
  cactus, nopales salad, fufu, sticky rice, brown rice, coconut rice, garlic rice, pickle, olive,
  mango, pepper, apple, kettle corn, steamed rice, plain rice, white rice, grilled vegetable;
spicy: shiro, misir, misir wat, mesir;
sesame: tahini;
sesame gluten?: falafel;
gluten nuts sesame: zaatar, muhammara;
egg gluten sesame: sabich;
dairy egg?: elote, esquite;
egg nuts?: kuku;
peanuts nuts sesame poultry? gluten? spicy?: mole, mole poblano, mole negro, enmolada;
dairy pork? beef? gluten?: chili fry, loaded fry, animal fry;
dairy? meat?: cachapa;
gluten meat?: patacon, pastelito;
egg dairy: papa a la huancaina;
peanuts spicy beef?: mafe, peanut stew, groundnut stew;
gluten?: fried pickle, veggie patty, fry, french fry, tot, tater tot, hash brown, waffle fry,
  curly fry, crinkle fry, belgian fry, sweet potato fry, yuca fry, chip, tortilla chip, sambar,
  papadum, dhokla, gazpacho, injera;
gluten egg? dairy? nuts? soy? sesame?: veggie burger, impossible burger;
dairy mushrooms: mushroom risotto;
gluten soy shellfish? meat?: stir fry;
egg gluten pork? beef? dairy?: cabbage roll, holubtsi, golabki;
dairy gluten nuts?: baked brie;
egg dairy gluten nuts?: savory tart, onion tart, tart flambee;
dairy? gluten?: smorgasbord, garlic fry, lentil, rice pilaf, pilaf;
soy fish?: rice noodle;
gluten shellfish: seafood pasta;
gluten dairy? egg?: naan;
dairy gluten pork? beef? egg?: calzone, stromboli, lasagna, ravioli, ziti, baked ziti, manicotti;
dairy gluten pork? beef?: pizza, slice, pizza slice, new york pizza, thin crust pizza, deep dish
  pizza, sicilian slice, sicilian pizza;
gluten egg? dairy? pork? beef?: pasta, handmade pasta, fresh pasta, spaghetti, fettuccine,
  tagliatelle, rigatoni, pappardelle, orecchiette, penne, bucatini, cavatelli, fusilli, linguine,
  cappelletti, mezze rigatoni;
gluten dairy egg? pork? beef?: pierogi, pierogy, vareniki, varenyky;
egg soy poultry? fish? shellfish? sesame?: chaufa, arroz chaufa;
soy gluten fish? shellfish? sesame? peanuts? beef? pork? egg? spicy?: hot pot, hotpot;
gluten dairy: bhature, chole bhature;
egg? dairy? gluten?: artichoke;
egg? gluten?: pakora;
egg?: appam;
sesame?: ful, foul;
soy?: oshinko;
spicy dairy? meat?: wat, wot;
sesame nuts?: hummus;
sesame egg? dairy?: baba, baba ganoush, baba ghanoush;
gluten soy? sesame?: scallion pancake, onion pancake;
gluten egg? dairy? sesame?: toast, flatbread, avocado toast;
gluten egg? dairy? nuts? sesame?: bread;
gluten egg? sesame?: bagel;
gluten dairy? sesame?: focaccia;
gluten soy?: seitan;
gluten pork?: flour tortilla;
egg gluten sesame?: challah;
gluten soy fish? egg?: tofu banh mi;
egg gluten dairy?: spaetzle, spatzle;
gluten sesame egg? dairy? meat?: falafel sandwich;
gluten dairy? nuts?: thali;
gluten dairy? peanuts? nuts? spicy? meat?: samosa, kachori;
gluten soy fish? shellfish? egg? dairy? meat?: garlic noodle;
gluten pork? beef? poultry? egg? dairy? spicy?: katsu curry;
gluten soy fish?: inari;
gluten soy egg?: soy sauce noodle;
gluten soy shellfish? egg? meat?: lotus leaf rice;
egg gluten soy sesame beef? fish?: bibimbap;
soy gluten? sesame?: tofu;
gluten soy spicy peanuts? sesame? meat?: mala, mala hot pot;
gluten soy pork? poultry? fish?: adobo;
dairy gluten? nuts?: cheese plate, cheese board;
dairy pork? gluten?: queso, queso fundido;
dairy pork?: raclette;
dairy nuts meat?: korma;
dairy gluten? meat?: nacho;
dairy gluten pork? egg? meat?: burrito;
egg? dairy? meat?: arepa;
egg poultry? fish? shellfish?: causa;
spicy poultry? fish? shellfish?: jollof, jollof rice;
dairy poultry? fish? shellfish? alcohol? meat?: risotto;
dairy gluten egg?: spanakopita, khachapuri, tiropita, spinach pie, biscuit, macaroni and cheese;
dairy gluten egg? meat?: burek, borek;
dairy gluten pork? egg?: mac and cheese;
dairy gluten egg? sesame? meat?: bourekas, boureka;
egg gluten?: latke, potato pancake;
dairy beef? lamb? poultry? peanuts? nuts?: biryani;
dairy gluten? peanuts? nuts? meat?: enchilada;
egg pork? dairy? gluten? nuts?: chilaquile, migas;
dairy fish?: schmear;
egg pork?: potato salad;
soy pork? shellfish? gluten? sesame?: rice noodle roll;
dairy? gluten? meat?: lentil soup;
pork dairy gluten: pepperoni pizza, pepperoni slice, sausage pizza;
dairy meat beef? lamb? poultry?: adana;
gluten meat pork? beef? poultry? dairy? soy?: hot dog, dog, frank;
gluten meat pork? beef? poultry?: corn dog, chicago dog, chicago hot dog, dodger dog, currywurst;
egg gluten meat pork? beef? poultry? dairy?: schnitzel, katsu, milanesa;
gluten soy sesame meat pork? beef? poultry?: korean barbecue, kbbq;
gluten meat beef? lamb? dairy?: samsa;
gluten meat beef? lamb?: khoresh;
peanuts spicy meat beef? lamb?: suya;
gluten meat beef? lamb? nuts?: kibbeh;
gluten meat beef? lamb? egg?: lagman, lagman noodle;
gluten beef? lamb? egg?: laghman;
dairy gluten meat pork? beef? lamb? egg?: pelmeni;
dairy gluten beef? lamb? egg?: manti, mantu, mantoo;
dairy gluten?: creamed corn;
gluten soy meat fish? shellfish? egg? sesame?: noodle soup;
gluten soy pork? fish? shellfish? egg? peanuts? nuts? sesame?: dim sum;
`;
