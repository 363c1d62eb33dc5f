/**
 * Passwords of eight and more characters that stand at the top of every list of leaked ones,
 * without what the rules find by themselves.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passw0rd p@ssword p@ssw0rd pa55word pa$$word passwords password! password1 password12 password123 password1234
  passw0rd1 password01 password2 mypassword newpassword yourpassword changeme changeme1 changeit letmein1 letmein123 letmeinnow
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveme1 ilovegod ilovejesus loveyou1 lovelove lover123 loveme123 iloveu123 babygirl babygirl1
  princess princess1 princess123 sunshine sunshine1 sunflower football football1 baseball baseball1 basketball softball hockey12 soccer12
  superman superman1 batman123 spiderman starwars starwars1 pokemon1 pokemon123 minecraft fortnite nintendo playstation
  trustno1 whatever whatever1 welcome1 welcome12 welcome123 welcome2 welcome! administrator admin123 admin1234 adminadmin administrator1 root1234
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsx123 qazwsxedc
  1qazxsw2 asdf1234 asdfasdf qweasdzxc qweasd123 qwer1234 qweqweqwe zxcvbnm1 asdfgh12 abcd1234 abc12345 abc123456 abcabcabc abcdef123 a1b2c3d4 aa123456
  a12345678 a123456789 q1234567 123456ab 123456aa 123456qwerty 123qweasd 123qwe123 1234qwer 12qwaszx 123abc123 12341234 12344321 123123123 123321123 1231231234
  11223344 1122334455 112233445566 10203040 102030405060 13131313 14141414 69696969 12121212 21212121 123454321 987654321a 147258369 159753456 147852369 741852963 789456123
  159357456 18273645 20202020 11112222 12345679 123456788 123456781 1234567a 12345678a 123456789a 1234567890a 123456789q 12345qwert 1234abcd 01234567890
  michael1 michelle jennifer jessica1 samantha alexander charlotte elizabeth stephanie nicholas christian christopher anthony1 victoria veronica jonathan benjamin gabriella valentina
  danielle brittany courtney patricia isabella cristina caroline katherine vanessa1 william1 jordan23 michael123 robert123 daniel123 andrew123 charlie1 charlie123 ashley123 matthew1 thomas123
  computer computer1 internet samsung1 samsung123 internet1 hello123 hello1234 hellohello helloworld goodluck blessed1 jesus123 jesuschrist godisgood faithful blessing
  chocolate cheesecake butterfly butterfly1 blueberry strawberry pineapple cinnamon snickers peanutbutter dolphins dolphin1 elephant tinkerbell mickeymouse scoobydoo
  liverpool liverpool1 chelsea1 chelseafc arsenal1 manchester manutd123 barcelona barcelona1 realmadrid juventus ronaldo7 cristiano steelers redskins cowboys1 yankees1 lakers24 patriots
  mercedes ferrari1 porsche911 corvette mustang1 kawasaki yamaha12 harley12 maverick midnight thunder1 phoenix1 shadow12 dragon12 monkey12 master12 killer12 hunter12 tigger12 jordan12
  freedom1 america1 american happyday happy123 summer12 summer123 winter12 winter123 spring12 autumn12 summer2024 summer2025 winter2024 winter2025 january1 december november september
  creative diamond1 crystal1 rainbow1 angel123 angels12 hottie12 cutie123 sweetheart beautiful beautiful1 gorgeous lovebird lovebirds sexygirl sexylady fuckyou1 fuckyou2 fuckoff1 bullshit asshole1 pussycat
  access14 secret12 secret123 temp1234 test1234 test12345 testtest testing1 testing123 tester12 guest123 user1234 username default1 default123 pass1234 pass12345 passpass login123 demo1234 sample123
  football123 soccer123 hockey123 baseball123 monkey123 dragon123 master123 shadow123 killer123 hunter123 hunter22 tigger123 cookie123 ginger123 flower123 orange123 purple123 purple12 yellow12 banana123
  family123 mother12 father12 brother1 friends1 friends123 forever1 forever21 together iloveyou123 iloveyou12 iloveyou3 mylove123 valentine romantic weddings honeymoon kisskiss boyfriend girlfriend datenight
  `
    .trim()
    .split(/\s+/),
);
