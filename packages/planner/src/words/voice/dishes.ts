import { fold, singular } from '@rendezvous/language';

/** Whether the last word of a noun is something to eat, or to drink without alcohol. */
export function isDish(noun: string): boolean {
  return dishes.has(singular(fold(noun)).split(' ').at(-1) ?? '');
}

/** As `singular` leaves them, which makes 'pie' one with 'pies'. */
const dishes: ReadonlySet<string> = new Set(
  `adobo aguachile apple arepa baba bacon bagel baguette baklava bao barbecue bean beef beignet benedict bialy bibimbap birria biryani biscotti biscuit
  bisque boba bourekas bread brisket broth brownie bulgogi bun burger burrito cake cannoli caprese carbonara carnita catfish cauliflower ceviche chaat chai chalupa cheesecake
  cheesesteak chicken chilaquile chili chip chocolate chop chowder churro cioppino clam coffee concha cone congee cookie coq cornbread couscous crab crawfish crepe
  croissant croqueta crudo cupcake curd curry custard dog donut dosa doughnut duck dumpling eclair egg elote empanada enchilada escargot espresso etouffee fajita
  falafel fillet flan flatbread focaccia fondue frank fry galbi gelato gnocchi goat gravy grit guacamole gumbo gyro ham hamburger hotteok hummus huarache
  injera jambalaya jerk kabob karaage katsu kebab khachapuri khinkali kibbeh kolache kouign laab lahmacun laksa lamb lasagna latke latte linguine lobster lox lumpia
  macaron maki malt mandu mango manti matcha meatball meatloaf mezze mi milkshake mochi mofongo mole momo morcilla mousse muffin mussel naan nacho nigiri noodle
  nugget octopus okonomiyaki omelet omelette onigiri oxtail oyster paella pancake panini parm parmigiana paratha pasta pastel pastor pastrami pasty patty pelmeni
  pepper pho pie pierogi pita pizza plantain pork potato potsticker poutine pozole pretzel profiterole prosciutto pudding pupusa quesadilla queso quiche raclette
  ramen ravioli relleno reuben rib ribeye rice risotto roll roti rugelach saag salad salmon samosa sandwich sashimi satay sausage schnitzel scone seabass seafood
  shake shawarma shrimp slice slider sorbet souffle soup souvlaki spaghetti spanakopita spareribs spatzle spoonbread steak stew strudel sundae sushi taco
  tagine tagliatelle tahdig tamale tart tartare tempura teriyaki thali tiramisu toast tofu torta tortilla tripe truffle tuna udon veal vindaloo waffle wing won
  wonton wrap yakitori yogurt zeppole sum oatmeal beignet po'boy chop kolache carnitas pastor asada suadero barbacoa birria larb soi pad injera tibs kitfo bun bowl slaw nihari tandoori masala tikka vindaloo korma paneer vada idli kulfi halva knafeh tortas poboy schmear bialys tlayuda cochinita panucho quahog cioppino bouillabaisse cassoulet confit mousse spritz latte cappuccino cortado affogato paleta raspado pastitsio moussaka dolma banchan kimbap jjigae jajangmyeon japchae ddeok tteokbokki rendang hainanese baleada ropa lomo anticucho feijoada picanha moqueca churrasco tostada sope gordita tlacoyo chilaquiles migas benedict hash grits ribeye porterhouse tomahawk hotcake hotcakes bhature dal thali momos zucchini burek cevapi pierogies borscht stroganoff bratwurst spaetzle fries lobster omakase kaiseki mezze smorgasbord brisket`
    .split(/\s+/)
    .map(singular),
);
