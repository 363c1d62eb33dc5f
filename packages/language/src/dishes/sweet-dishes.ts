/**
 * What goes into what is sweet or baked, or drunk without alcohol, written as for dishes of meat.
 */
export const sweetDishes = `
egg dairy gluten peanuts? nuts? soy? sesame?: cake, cupcake, layer cake, birthday cake, wedding
  cake, coffee cake, chocolate cake, red velvet cake, pound cake, muffin, scone, cinnamon roll,
  cinnamon bun, morning bun, sticky bun, danish, doughnut, donut, cruller, eclair, cream puff,
  profiterole, cronut, pastry, zeppole, king cake, beignet, concha, pan dulce, mexican bread,
  honey cake, butter cake, lava cake, mille crepe cake, black forest cake, babka, panettone, bundt
  cake, brownie, blondie, cookie, chocolate chip cookie, whoopie pie, kringle, crumb cake, monkey
  bread, tart, fruit tart, lemon tart, pie, apple pie, fruit pie, hand pie, cherry pie, key lime
  pie, cream pie, banana cream pie, chess pie, buttermilk pie, sweet potato pie, pumpkin pie,
  cobbler, crisp, strudel, kouign, kouign amann, canele, madeleine, rugelach, black and white
  cookie, ice cream cake, ice cream sandwich, pizookie, mooncake, moon cake, taiyaki, fish cone,
  cardamom bun, shortcake, rum cake, carrot cake, olive oil cake, princess cake, opera cake,
  vienna cake, sachertorte, banana bread, corn cake, sweet bread, hotteok, kolach, galette,
  stollen, churro, sopapilla, funnel cake, melon bun, cereal donut, mochi donut, mochi doughnut,
  banana pudding, trifle, bread pudding, cheesecake, basque cheesecake, tres leches, tres leches
  cake, sticky toffee pudding, japanese crepe, gingerbread, snickerdoodle, sugar cookie, coconut
  cake, ube cake, icebox cake, lemon bar, alfajor, alfajore, sfogliatelle, french silk pie, honey
  toast, brick toast;
egg dairy gluten: croissant, custard tart, pastel de nata, egg tart, chouquette, tiramisu,
  ensaymada, milk bread, pandesal, malasada, paczki, bomboloni, bombolone, portuguese custard
  tart, bolillo toast, kaya toast, coconut bun;
egg dairy gluten nuts: cannoli, almond croissant, pecan pie, napoleon, bakewell, bostock,
  biscotti, chocolate walnut cookie, frangipane, paris brest, nutella crepe;
dairy gluten nuts peanuts?: knafeh, kunafa, kanafeh, baklava;
egg: meringue, pavlova;
nuts: nut brittle, gianduja;
peanuts: peanut brittle, buckeye;
egg dairy nuts: butter pecan;
dairy nuts gluten?: galaktoboureko, barfi, ladoo, mithai, gulab jamun, jamun, rasmalai, halwa,
  carrot halwa;
dairy nuts: kulfi, falooda;
sesame nuts?: halva, halvah;
egg dairy gluten? peanuts? nuts?: frozen custard, custard, banana split, affogato, cone, ice cream
  cone, turtle sundae, hot fudge sundae, cake shake, softserve, rolled ice cream, stracciatella;
dairy peanuts? nuts? soy?: chocolate, chocolate truffle, truffle, bonbon, milk chocolate, fudge,
  candy bar, toffee, chocolate bar;
peanuts? nuts? soy?: dark chocolate, cacao;
egg dairy: flan, creme brulee, leche flan, chocolate pudding, pot de creme, zabaglione, eggnog,
  creme caramel, clafoutis, floating island, vietnamese egg coffee, egg coffee;
dairy: dulce de leche, whipped cream, buttermilk, mexican hot chocolate, latte, cappuccino,
  cortado, chai latte, matcha latte, flat white, macchiato, mocha, cafe con leche, spanish latte,
  chai, masala chai, milk tea, boba, thai tea, vietnamese coffee, vietnamese iced coffee, mango
  lassi, sea salt coffee, egg cream, irish coffee, kakigori, ube latte, cajeta;
gluten?: brown sugar boba;
nothing: sorbet, snow cone, italian ice, raspado, granita, marmalade, jam, coffee, espresso,
  matcha, lemonade, agua fresca, juice, coconut water, cold brew, americano, filter coffee, iced
  coffee, turkish coffee, pour over, pour over coffee, cuban coffee, hibiscus, kombucha, hojicha,
  oolong, coffee bean, fruit salad, agua de jamaica, spritz, cotton candy, slush, slushy;
nuts?: horchata de chufa, nieve, candy apple;
gluten dairy? nuts?: oatmeal, granola bar;
pork?: marshmallow, gummy;
egg dairy gluten pork?: smore, s more;
soy: daifuku, manju;
egg gluten: dorayaki, ladyfinger, savoiardi, castella;
egg dairy gluten peanuts?: stuffed cookie;
dairy egg? gluten? nuts?: parfait;
dairy egg? nuts? peanuts? gluten?: milkshake, shake, root beer float, date shake, avocado shake;
dairy gluten egg? nuts?: malt, malted milkshake;
dairy? peanuts? nuts? soy?: smoothie;
dairy? gluten? peanuts? nuts? honey?: acai bowl, acai;
egg? dairy?: taffy;
peanuts dairy?: taffy apple;
dairy peanuts? nuts?: caramel apple, hot chocolate, drinking chocolate, caramel;
dairy? gluten? nuts? soy?: mochi;
dairy? nuts?: horchata, paleta;
sesame?: mango sticky rice, sticky rice and mango;
dairy nuts?: bingsu, cocoa;
egg dairy gluten? nuts?: halo halo, halo, pudding;
dairy?: shaved ice, popsicle;
dairy egg? nuts?: rice pudding;
dairy pork?: panna cotta;
dairy gluten? peanuts? nuts?: frozen yogurt, froyo;
egg dairy nuts? soy?: mousse, chocolate mousse;
egg gluten? nuts?: macaroon;
dairy egg? gluten? soy?: waffle cone;
egg gluten dairy?: egg waffle;
egg gluten sesame?: fortune cookie;
dairy gluten nuts?: shortbread;
gluten dairy?: jalebi;
nuts dairy? gluten? honey?: granola;
egg dairy gluten? peanuts? nuts? soy?: ice cream, gelato, sundae, soft serve;
egg dairy gluten nuts peanuts?: rainbow cookie, almond cookie, linzer torte;
gluten egg? dairy? peanuts? nuts?: hamantaschen;
egg nuts dairy? peanuts?: macaron;
egg nuts peanuts?: nougat;
nuts peanuts?: marzipan, praline;
egg dairy nuts gluten?: pistachio gelato, hazelnut gelato, spumoni;
`;
