/** What a price stands before and describes without an article too: £5 tickets, $45 late fee, $12 burgers at the bar. */
const nouns = new Set(
  `ticket voucher coupon fee fine levy toll fare tariff surcharge charge deposit retainer bond note bill coin cheque
    check card tip gratuity donation gift grant loan scholarship stipend bursary allowance credit rebate refund discount
    bonus reward prize bounty jackpot pot purse award purchase payment instalment installment contribution pledge
    subscription membership licence license permit pass passport wristband badge excess deductible
    copay co-pay premium threshold limit cap ceiling value bet stake wager buy-in raffle sweepstake budget overspend
    underspend shortfall deficit surplus gap debt mortgage bailout takeover bid offer deal contract lawsuit settlement
    claim payout fund campaign project scheme plan programme program package upgrade makeover revamp renovation
    refurbishment expansion extension investment raise rise increase hike cut drop decrease reduction jump gain loss
    writedown write-down write-off impairment buyback buy-back turnover penalty bracket surcharge burger pizza cocktail
    latte mocktail spritz margarita special lunch brunch breakfast dinner supper meal menu buffet roast taco sandwich
    schnitzel parma parmy dessert sundae pastry platter appetizer haircut trim facial workshop webinar ferry dorm stamp
    phone handset shirt t-shirt tee dress trainer sneaker jacket toy paperback hardback item bundle lottery scratchcard
    scratcher topup top-up recharge call-out callout house home flat mansion stadium bridge bike car laptop watch corkage`
    .trim()
    .split(/\s+/),
);
/** In the singular these may be what one costs, £4.50 pint, £25 session; in the plural the price describes them. */
const counted =
  /^(?:pint|shot|beer|wine|wing|pie|coffee|draft|snack|cake|cone|glasse|bottle|seat|room|session|classe|lesson|course|bag|hamper|basket|book|album|game|product|stool|starter|main|appetizer|steak|shooter|slice|bowl|wrap|oyster|well|marg|margarita|app|movie|tour|massage|entree|dish|dishe|shoe|jean|drink|glass)s$/;
/** Verbs in this form: $20 covers both, $5 raises it. */
const verbs =
  /^(?:covers|stays|gains|rises|drops|cuts|jumps|increases|decreases|values|limits|caps|raises|checks|charges|claims|offers|awards|stakes|plans|tips|pledges|watches|houses|supports|orders|transfers|blocks|banks|rounds|shelters|aids|powers|units|farms|walls|drives)$/;

/** What millions are spent on: a plan for $38M downtown arena. */
const works = new Set(
  `arena centre center library school hospital road highway bypass tower park building hub plant mine terminal line
    tunnel port airport complex development redevelopment link railway metro museum theatre theater campus warehouse
    refinery reactor dam pipeline shelter court pool facility factory property yacht jet painting house jail prison
    satellite telescope rescue overhaul scandal bet order sponsorship transfer signing compensation verdict judgment
    ransom theft laundering endowment support relief aid stimulus initiative portfolio fleet pier harbour harbor lottery
    business company firm empire industry market sector economy startup unit division operation
    cycleway bikeway greenway footpath footbridge boardwalk promenade playground playspace skatepark velodrome
    racecourse racetrack roundabout interchange intersection underpass overpass flyover viaduct motorway freeway
    expressway busway tramway station substation depot garage marina wharf wharves jetty seawall breakwater levee weir
    canal aqueduct reservoir sewer sewage wastewater stopbank floodwall defence defense floodgate floodlight turf pavilion
    clubhouse clubroom grandstand gym gymnasium ballpark ballfield diamond rink natatorium pad trail pathway walkway lane
    toilet restroom wing ward clinic hospice lab laboratory auditorium gallery archive memorial monument statue
    sculpture mural cathedral church mosque temple synagogue chapel cemetery crematorium zoo plaza precinct hotel motel
    resort casino penthouse apartment condo townhouse villa chateau castle farm vineyard winery brewery distillery lodge
    cottage bungalow compound homestead abattoir mill smelter sawmill windfarm interconnector battery submarine frigate
    warship destroyer helicopter aircraft drone missile vessel superyacht supercar necklace tiara jewel jewellery
    jewelry haul stash seizure raid robbery swindle racket windfall lotto powerball fortune payday striker midfielder
    defender winger goalkeeper quarterback blowout overrun hole turnaround flotation spinoff spin-off venture round hub
    refit refurb rebuild restoration repair widening resurfacing repaving dredging cleanup clean-up remediation
    demolition replacement relocation rollout roll-out masterplan facelift subsidy lifeline injection splurge spree
    giveaway fundraiser suit class-action backlog estate room wall system network corridor zone ship boat ambulance
    engine block track precinct oval field garden skyscraper high-rise mega-project megaproject lawsuit infrastructure
    partnership agreement commitment goal debt appeal`
    .trim()
    .split(/\s+/),
);

/**
 * Whether a word is a noun that prices describe: `ticket`, `fees`, `pints`, but no `pint`; of millions and billions
 * `arena` and `bypass` too.
 */
export function isPriced(word: string, isLarge = false): boolean {
  return (
    (isLarge && works.has(word)) ||
    (!verbs.test(word) &&
      ((isLarge && works.has(word.replace(/s$/, ''))) ||
        counted.test(word) ||
        nouns.has(word) ||
        nouns.has(word.replace(/s$/, '')) ||
        nouns.has(word.replace(/(s|x|z|ch|sh)es$/, '$1')) ||
        nouns.has(word.replace(/ies$/, 'y'))))
  );
}
