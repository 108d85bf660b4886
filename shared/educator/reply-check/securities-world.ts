// Foreign companies and coins the guard knows by heart: code, then names.
// Facts only, no ranking. "^name" counts only with a capital letter, "?name" only where the sentence treats it as a company.

/** Large or much discussed companies and funds listed elsewhere. */
export const foreignSecurities = `
AAPL ^Apple; MSFT Microsoft; GOOGL ^Google, ?Alphabet; GOOG; AMZN ^Amazon; NVDA Nvidia; META Meta Platforms, ?Meta, Facebook shares, Facebook stock; TSLA ^Tesla; BRKB Berkshire; NFLX Netflix; AVGO Broadcom; TSM TSMC, Taiwan Semiconductor; LLY Eli Lilly; NVO Novo Nordisk; JPM JPMorgan, JP Morgan; BAC Bank of America;
WFC Wells Fargo; GS Goldman Sachs, ^Goldman; MS Morgan Stanley; C ^Citigroup, ^Citibank; HSBC HSBC; UBS UBS; V ^Visa; MA Mastercard; PYPL PayPal; SQ Square Inc; AXP American Express; WMT Walmart; COST Costco; TGT ?Target; HD Home Depot; MCD McDonald s, McDonalds; SBUX Starbucks; NKE ^Nike;
KO Coca Cola, ^Coke; PEP PepsiCo, ^Pepsi; PG Procter Gamble; JNJ Johnson Johnson; PFE Pfizer; MRNA Moderna; BNTX BioNTech; UNH UnitedHealth; ABBV AbbVie; MRK ^Merck; DIS ^Disney; CMCSA Comcast; ATT; VZ Verizon; TMUS; INTC ^Intel; AMD AMD; QCOM Qualcomm; MU ^Micron; ARM Arm Holdings; ASML ASML; ORCL ^Oracle; CRM Salesforce; ADBE Adobe; IBM IBM;
CSCO Cisco; PLTR Palantir; SNOW ?Snowflake; SHOP Shopify; UBER ^Uber; ABNB Airbnb; LYFT Lyft; COIN; HOOD; GME GameStop; AMC AMC Entertainment; BB BlackBerry; NOK Nokia; RIVN Rivian; LCID ^Lucid Motors; NIO NIO; BYD BYD; BABA Alibaba; TCEHY Tencent; JD; BIDU Baidu; XIAOMI Xiaomi; SSNLF Samsung; SONY Sony; TM ^Toyota; HMC ^Honda; VWAGY Volkswagen;
BMW BMW; MBG Mercedes Benz; F ^Ford Motor; GM General Motors; BA ^Boeing; EADSY Airbus; LMT Lockheed; RTX Raytheon; CAT ^Caterpillar; GE General Electric; XOM Exxon; CVX Chevron; BP ^BP; SHEL ?Shell; TTE TotalEnergies; NESN ^Nestle; MC LVMH; SAP ^SAP; SPOT Spotify; ZM Zoom Video; DOCU DocuSign; ROKU Roku; PTON ?Peloton; SNAP Snapchat, Snap Inc; PINS Pinterest;
RBLX Roblox; EA Electronic Arts; U; SMCI Super Micro; MSTR MicroStrategy; MARA Marathon Digital; RIOT Riot Platforms; OPENAI OpenAI shares, OpenAI stock; SPACEX SpaceX; STRIPE ^Stripe shares; CANVA Canva; ATLASSIAN Atlassian; TEAM; VOO; VTI; VT; VXUS; QQQ; TQQQ; SQQQ; ARKK ARK Innovation, ^ARK Invest; SCHD; JEPI; SOXL; IWM; EEM; GLD; SLV; TLT; BND; DIA; XLK; XLE; XLF; VIG; VYM; VNQ; IBIT; FBTC; GBTC ^Grayscale; ETHA`

/** Coins and tokens. Bitcoin and ethereum are handled apart: as technology they may be explained. */
export const coins = `
XRP ?Ripple; SOL Solana; ADA Cardano; DOGE Dogecoin, doge, ?Shiba, Shiba Inu; SHIB; DOT Polkadot; LINK Chainlink; LTC Litecoin; AVAX ?Avalanche; MATIC ?Polygon; POL; UNI Uniswap; TRX ^Tron; XLM ?Stellar, Lumens; ATOM ?Cosmos; XMR Monero; USDT ^Tether; USDC USD Coin; BUSD; DAI; BNB Binance Coin; TON Toncoin; SUI ^Sui; APT Aptos; ARB Arbitrum; OP ?Optimism;
NEAR Near Protocol; ICP Internet Computer; FIL Filecoin; HBAR Hedera; VET VeChain; ALGO Algorand; AAVE Aave; MKR MakerDAO; PEPE ^Pepe; BONK ^Bonk; FLOKI Floki; WIF dogwifhat; RNDR Render Token; INJ ?Injective; KAS Kaspa; TIA Celestia; FTM Fantom; XTZ Tezos; EOS; MIOTA IOTA; NEO ^Neo; ZEC Zcash; DASH; BCH Bitcoin Cash; BSV Bitcoin SV; ETC Ethereum Classic; WBTC Wrapped Bitcoin; STETH Lido;
MANA Decentraland; SAND ^The Sandbox; AXS Axie, Axie Infinity; GALA ^Gala Games; CRV; CAKE PancakeSwap; LUNA Terra Luna, TerraUSD, ^Terra, ^Luna; USTC; HYPE Hyperliquid; WLD Worldcoin; ONDO ^Ondo; IMX ?Immutable; AR Arweave; GRT The Graph token; HNT ?Helium; RVN Ravencoin; TRUMP Trump coin; QNT; CRO Cronos; OKB; LEO; GT; SNX Synthetix; COMP Compound token; YFI ?Yearn; SUSHI SushiSwap; BAT Basic Attention;
ENJ Enjin; CHZ Chiliz; HOT Holo; ZIL Zilliqa; ONE ^Harmony One; KSM Kusama; THETA Theta Network; EGLD Elrond; STX ^Stacks token; MINA ^Mina Protocol; ROSE Oasis Network; SAFEMOON SafeMoon; FTT`

/** Codes that count in lower case as well, because they are no English word. */
export const lowerCaseCodes = `
bhp cba wbc anz csl tls fmg mqg wds rmd xro wtc jbh qbe iag agl tcl gmg shl fph pme nxt jhx s32 a2m pls lyc vas vgs vdhg vdgr vts veu vge vgad vhy dhhf bgbl hndq ndq a200 ivv ihvv ioz ioo stw mvw nvda tsla aapl msft googl amzn nflx pltr gme voo vti qqq tqqq arkk schd
xrp ltc avax matic xlm xmr usdt usdc bnb hbar icp shib xau`
