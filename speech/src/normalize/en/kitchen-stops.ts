import type { StoppedForm } from './advert-words.ts';
import { shortEntries } from './short-entries.ts';

/** Short forms of menus, price lists and recipes, and what must be beside them. */
export const kitchenStops: readonly StoppedForm[] = [
  [/Min\.?/y, 'Minimum', /(?:^|\t|\s{2}|: )$/, /^ \d{1,2}\.\d0/],
  [/ea\.?/y, 'each', /(?:\t|\s{2})$/, /^ \d{1,3}\.\d\d/],
  // No words of their own, wherever they stand.
  ...shortEntries(
    `brkfst=breakfast bkfst=breakfast chz=cheese qdilla=quesadilla
    quesa=quesadilla ckies=cookies cky=cookie bttrcrm=buttercream buttercrm=buttercream btrmlk=buttermilk
    buttermlk=buttermilk bttrmlk=buttermilk srvg=serving srvgs=servings  srvngs=servings
    bcn=bacon ckn=chicken grld=grilled grlld=grilled crspy=crispy    undr=under ftn=fountain
    rfls=refills rfl=refill gvy=gravy pkld=pickled hlf=half tpl=triple dlx=deluxe rmvl=removal btrd=battered battrd=battered
    acryl=acrylic plntg=planting scrnd=screened grvl=gravel firewd=firewood sznd=seasoned evergr=evergreen sprd=spread
    lukewm=lukewarm hambg=hamburger hamb=hamburger unswt=unsweetened vanil=vanilla ungr=ungreased
    yks=yolks mshd=mashed gldn=golden dstsp=dessertspoon dstsps=dessertspoons dsp=dessertspoons dsps=dessertspoons
    desic=desiccated crshd=crushed  pect=pectin pudd=pudding chzburger=cheeseburger chzbrgr=cheeseburger
    brgr=burger brgrs=burgers sggs=sausages chp'd=chopped inc'd=increased worc=Worcestershire clrnc=clearance
    o'night=overnight saut=sauté chp=chopped blubry=blueberry bluebry=blueberry strwbry=strawberry strawbry=strawberry raspbry=raspberry
    drnd=drained crmd=creamed choppd=chopped chpd=chopped slcd=sliced mincd=minced grtd=grated
    shrdd=shredded shredd=shredded ingr=ingredients ingrs=ingredients ingreds=ingredients
    unslt=unsalted unsltd=unsalted pwdr=powder oreg=oregano parm=parmesan mozz=mozzarella
    hngg=hanging bnls=boneless bnlss=boneless sknls=skinless sknlss=skinless tndrln=tenderloin
    smkd=smoked frzn=frozen trtmt=treatment trtmts=treatments trmt=treatment chgd=charged chgs=charges perenn=perennials
    ovrnt=overnight  toppngs=toppings sndwch=sandwich sndwich=sandwich sandw=sandwich
    sandws=sandwiches tstd=toasted buttrd=buttered scrmbld=scrambled mayonn=mayonnaise worch=worcestershire
    hyb=hybrid florib=floribunda dly=daily mbrs=members  vegs=veggies flav=flavors flavs=flavors
    shamp=shampoo  dehyd=dehydrated marg=margarine choc=chocolate  caram=caramel
    mushrms=mushrooms mshrm=mushroom mshrms=mushrooms tomat=tomato garl=garlic pepp=pepper`,
    { small: 'marg chp dsp parm' },
  ),
  [/SRF/y, 'self raising flour', /\d ?(?:g|oz|cups?|c\.) $/, undefined],
  [/toms/y, 'tomatoes', /\b(?:Marzano|plum|[Cc]herry|[Tt]inned|sun-dried|[Vv]ine) $/, undefined],
  [/tom/y, 'tomato', /$/, /^ (?:paste|pur[eé]e|passata|sauce|soup)(?!\p{L})/u],
  [/pt\.?/y, 'point', /\b(?:[Ss]etting|[Bb]oiling|[Mm]elting|[Ff]reezing|[Ss]moke) $/, undefined],
  [/med/y, 'medium', /\($/, /^\)/],
  [/[Bb]lueb\./y, 'blueberry', /$/, undefined],
  [/[Ss]trawb\./y, 'strawberry', /$/, undefined],
  [/mush\./y, 'mushroom', /$/, /^,| (?:soup|gravy|sauce|burger|omelet)/],
  [/hadd\.?/y, 'haddock', /$/, undefined],
  [/supr\.?/y, 'supreme', /$/, undefined],
  [/pud\./y, 'pudding', /$/, undefined],
  [
    /sc\./y,
    'sauce',
    /\b(?:tartare?|[Ww]orc\w*|soy|mint|hot|chilli|tom\.?|choc\w*|toffee) $/,
    undefined,
  ],
  [/crm\.?/y, 'cream', /$/, undefined],
  [/Amer\.?/y, 'American', /$/, /^ ch(?:z|eese)/],
  [/MKT/y, 'market price', /[\p{L})] $/u, /^ ?[;,/]/],
  [
    /MP/y,
    'market price',
    /\b(?:rolls?|tails?|crabs?|legs|claws|clams?|strips|fish|oysters?|lobsters?|catch|shrimp|prawns?|mussels|fillet|scallops?|halibut|swordfish|tuna|salmon|platter|cod|haddock|special|snapper|rib)[ ,.…-]* $/i,
    /^ ?(?:$|\n|[;,/)])/,
  ],
  [/HF/y, 'home fries', /$/, /^ (?:&|and|or|\+) (?:toast|tst|eggs?|coffee|wheat|OJ)/],
  [/FF/y, 'french fries', /(?:, |w\/ ?|with |& )$/, /^(?:[,;]| (?:&|and|or))/],
  [/WW/y, 'whole wheat', /$/, /^ (?:toast|bread|bun|flour|roll|tortilla|wrap|pasta|bagel)/],
  [/stk\.?/y, 'stack', /\b(?:[Ss]hort|[Ff]ull|[Tt]all) $/, undefined],
  [/stks\.?/y, 'sticks', /\d $/, /^ (?:butter|marg|oleo|of|cold|melted|soft)/],
  [/stk\.?/y, 'stick', /(?:\d|½) $/, /^ (?:butter|marg|oleo|of|cold|melted|soft)/],
  [/tom\./y, 'tomato', /$/, /^ (?:soup|paste|sauce|sc|juice|puree|ketchup|basil)/],
  [
    /toms\.?/y,
    'tomatoes',
    /\b(?:diced|tins?|cans?|chopped|chpd\.?|cherry|plum|canned|crushed|stewed|peeled|grilled|cored,|ripe|c\.|cups?|lbs?|kg) $/,
    undefined,
  ],
  [/Toms\.?/y, 'Tomatoes', /(?:^|[,;:] )$/, /^ (?:\p{Sc}|\d)/u],
  [/cr\./y, 'cream', /$/, /^ (?:cheese|chz|of\b|soup|style)/],
  [/br\./y, 'brown', /$/, /^ sug/],
  [/b[rw][nw]\.?/y, 'brown', /$/, /^ (?:sug|rice|gravy|bread|eggs?|onion)/],
  [/gran\.?/y, 'granulated', /$/, /^ sug/],
  [/conf\.?/y, "confectioners'", /$/, /^ sug/],
  [/pow\.?/y, 'powdered', /$/, /^ sug/],
  [/[Cc]ond\.?/y, 'condensed', /$/, /^ milk/],
  [/cond\.?/y, 'conditioning', /$/, /^ (?:trtmt|trmt|treat)/],
  [/sw\.?/y, 'sweetened', /$/, /^ (?:cond|coconut)/],
  [/van\.?/y, 'vanilla', /$/, /^ (?:ess|extr|bean|pudd|ice cream|sug|yog|flav)/],
  [/van\./y, 'vanilla', /\b(?:tsp|tsps|teas|t|tbsp|T)\.? $/, undefined],
  [/ess\.?/y, 'essence', /\b(?:van|vanilla|almond|rum|lemon|mint|coffee)\.? $/, undefined],
  [/btn\.?/y, 'beaten', /\b(?:well|lightly|slightly|stiffly|eggs?,?) $/, undefined],
  [/beat\./y, 'beaten', /\b(?:well|lightly|slightly|stiffly) $/, undefined],
  [/boil\./y, 'boiling', /\b(?:c|cups?|ml|l|qt|pt)\.? $/, /^ water/],
  [/chop\./y, 'chopped', /$/, /^ (?:nuts|onions?|pecans|walnuts|celery|dates|parsley|\p{Ll}{3})/u],
  [/pkd\.?/y, 'packed', /(?:\(|\b(?:firmly|well|lightly) )$/, undefined],
  [/mixt\.?/y, 'mixture', /$/, undefined],
  [
    /occ\.?/y,
    'occasionally',
    /\b(?:stir(?:ring)?|turn(?:ing)?|bast\w+|toss\w*|shak\w+) $/,
    undefined,
  ],
  [/const\.?/y, 'constantly', /\b(?:stir(?:ring)?) $/, undefined],
  [/alt\./y, 'alternately', /\b[Aa]dd (?:\p{L}+ )?$/u, /^ (?:w\/|with)/],
  [/pep\./y, 'pepper', /\b(?:red|black|blk|green|grn|bell|wh|white|cayenne|&|and) $/, undefined],
  [/pep\./y, 'pepper', /$/, /^ flakes/],
  [/lf\.?/y, 'leaf', /\bbay $/, undefined],
  [
    /lvs\.?/y,
    'leaves',
    /\b(?:bay|curry|mint|basil|coriander|sage|thyme|lettuce|tea|kaffir|lime) $/,
    undefined,
  ],
  [
    /gr\.?/y,
    'ground',
    /\b(?:tsp|tbsp|lbs?|oz|c)\.? $/,
    /^ (?:beef|chuck|pork|turkey|lamb|clove|nutmeg|ginger|cinn|pepper|cumin|allspice)/,
  ],
  [
    /[Gg]rd\.?/y,
    'ground',
    /$/,
    /^ (?:beef|chuck|pork|turkey|lamb|clove|nutmeg|ginger|cinn|pepper|cumin|allspice|round|meat|coffee|mustard)/,
  ],
  [
    /[Gg]r\.?/y,
    'green',
    /$/,
    /^ (?:beans?|peppers?|onions?|peas|tomatoes|toms|apples?|olives?|cabbage)/,
  ],
  [/pdr\.?/y, 'powder', /$/, undefined],
  [/vin\.?/y, 'vinegar', /(?:qts?|c|cups?|T|tbsp|tsp|pts?|cider|white|wine|malt)\.? $/, undefined],
  [/cl\.?/y, 'cloves', /[\d½] $/, /^ garl/],
  [
    /pts\.?/y,
    'pints',
    /\b(?:hot|abt|about|yield|into|in|makes|Makes|jars?|sterile) (?:\d{1,2} )?$/,
    undefined,
  ],
  [
    /pts\.?/y,
    'pints',
    /\d $/,
    /^ (?:or \d|jam|pickle|sauce|strawb|blueb|berries|juice|milk|cream)/,
  ],
  [/srv\.?/y, 'servings', /\d $/, undefined],
  [/wtd\.?/y, 'weighted', /$/, /^ gau?ge/],
  [/hyd\.?/y, 'hydration', /% $/, undefined],
  [/lev\.?/y, 'levain', /\d ?g $/, undefined],
  [/BF/y, 'bread flour', /\d ?g $/, undefined],
  [/SR/y, 'self raising', /$/, /^ flour/],
  [/NPR/y, 'N P R', /$/, /^ (?:for )?\d{1,2} ?min/],
  [/DO/y, 'D O', /\b(?:preheat|heat|in|lidded|into) $/, /^(?:[,;.)]| (?:@|at|to|in|lid|with|w\/))/],
  [
    /[Aa]sst\.?/y,
    'assorted',
    /$/,
    /^ (?:flav|colou?rs|sizes|styles|types|kinds|herbs|veg|cookies|pastries|meats|cheeses|varieties|fruits?|nuts|candy|designs|patterns|sc)/,
  ],
];
