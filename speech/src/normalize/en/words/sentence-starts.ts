/** Words that begin a sentence rather than a name: He left the U.S. She stayed. */
export const beginsSentence =
  /^\s+(?:The|An?|This|That|These|Those|It|He|She|We|They|You|There|Its|His|Her|Our|My|Their|Your|But|And|So|If|When|While|After|Before|Since|In|On|At|As|For|However|Please|What|How|Why|Who|I)(?![\p{L}.])/u;
/** What begins a sentence in an advert; it is neither a date nor the name of a place nor a figure. */
export const beginsAdvert =
  /^ (?:Call|Text|Email|E-mail|Contact|Phone|Ring|See|No(?!\.| ?\d)|Must|Please|Will|Can|Also|Comes|Has|Needs|Selling|Cash|Located|Includes?|Available|Ask|Apply|Send|Great|Good|The|A(?= [a-z])|We|I|It|This|All|For|In|Only|Pick|Free|Pay|Meet|Bring|Book|Reply|Use|Visit|Order|Return|If|To|Our|Your|You|Next|Thanks|Thx|Pls|Txt|Dial|Join|Click|Enter|Keep|Refills?|Sorry)\b/;
