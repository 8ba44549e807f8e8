/** The passwords that are guessed first, of at least eight characters, in lower case; shorter ones are refused anyway. */
const GUESSED_FIRST = `
  password password1 password2 password3 password4 password5 password6 password7 password8 password9 password0
  password01 password10 password11 password12 password13 password21 password22 password23 password69 password99
  password00 password123 password1234 password12345 password123456 password! password1! password12! password123!
  password@1 password@12 password@123 password#1 password.1 password. password? password_1 password-1 passwordpassword
  password2019 password2020 password2021 password2022 password2023 password2024 password2025 password2026 mypassword
  mypassword1 newpassword newpassword1 thepassword yourpassword nopassword changepassword defaultpassword passwort
  passwort1 passw0rd passw0rd1 passw0rd! passw0rd123 p@ssword p@ssword1 p@ssw0rd p@ssw0rd1 p@ssw0rd! p@ssw0rd12
  p@ssw0rd123 pa$$word pa$$w0rd pa55word pa55w0rd p455w0rd passwd123 pass1234 pass12345 pass123456 pass@123 pass@1234
  passpass passcode passphrase drowssap motdepasse contrasena contraseña senha123 wachtwoord lösenord
  12345678 123456789 1234567890 12345678910 123456789a 123456789q 12345678a 12345678q a12345678 a123456789 q12345678
  01234567 012345678 0123456789 23456789 87654321 987654321 9876543210 0987654321 098765432 76543210 12344321
  123454321 1234554321 123321123 123123123 12312312 1231231234 123412341234 12341234 1234512345 123456123
  123456123456 123456654321 1122334455 112233445566 11223344 11112222 11111111 111111111 1111111111 22222222 33333333
  44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999 00000000 000000000 0000000000 10101010
  12121212 12131415 13131313 13579246 1357924680 135792468 14725836 147258369 147852369 159357258 159753456 159753159
  15975321 20202020 21212121 23232323 24682468 2468101214 31415926 314159265 3141592654 36925814 456789123 45645645
  456456456 52013140 5201314520 520520520 69696969 741852963 78945612 789456123 7894561230 789789789 852456852
  87654321a 963852741 99887766 11235813 12345679 123456780 12345670 12345699 19841984 19851985 19871987 19881988
  19891989 19901990 01011980 01011990 01012000 01012011 123qweasd 123qweasdzxc 123qwe123 123qwe123qwe 12qwaszx
  12345qwert 12345qwerty 123456qwerty 1234qwer 1234rewq 1234abcd 1234asdf 123abc123 123456abc 123456abcd 123456aa
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r! 1q1q1q1q 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 1qaz!qaz
  2wsx3edc 3edc4rfv zaq12wsx zaq1zaq1 zaq1xsw2 zaq123wsx !qaz2wsx !qaz1qaz qazwsx123 qazwsxedc qazwsxedcrfv qazxswedc
  qaz123wsx qweasdzxc qweasd123 qweqweqwe qwe123qwe qwe12345 qwe123456 qwer1234 qwer12345 qwerqwer qwert123 qwert1234
  qwert12345 qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345 qwerty123456 qwerty1! qwerty11 qwerty21 qwerty99
  qwertyui qwertyuio qwertyuiop qwertyuiop1 qwertyuiop123 qwertyqwerty qwertz123 qwertzui qwertzuiop azertyui
  azertyuiop azerty123 asdfghjk asdfghjkl asdfghjkl1 asdfasdf asdfasdf1 asdf1234 asdf12345 asdfqwer asdasdasd asd123asd
  asd123456 asdqwe123 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv zxc123456 zxczxczxc poiuytrewq poiuytre lkjhgfdsa mnbvcxz1
  abcdefgh abcdefghi abcdefghij abcd1234 abcd12345 abcd123456 abcdabcd abc12345 abc123456 abc123456789 abc123abc
  abcabc123 abc@1234 aa123456 aa12345678 aa123456789 aaa12345 aaa111222 aaaa1111 aaaaaaaa aaaaaaaaaa aaaaa11111
  a1234567 a1b2c3d4 a1b2c3d4e5 a1a2a3a4 aabbccdd as123456 zz123456 xxxxxxxx zzzzzzzz qqqqqqqq qqww1122 q1w2e3r4
  q1w2e3r4t5 q1w2e3r4t5y6 qq123456 w1234567 z1x2c3v4 k1234567 test1234 test12345 test123456 testtest testtest1 testing1
  testing123 test123! tester12 testpass testuser temp1234 temppass temporary demo1234 demodemo sample123 example1
  example123 admin123 admin1234 admin12345 admin123456 admin123! admin@123 admin@1234 adminadmin admin888 admin2024
  administrator administrator1 adminpass root1234 rootroot rootpass toortoor system32 superuser superadmin supervisor
  manager1 manager123 operator webmaster sysadmin guest123 guest1234 user1234 user12345 username default1 default123
  welcome1 welcome2 welcome01 welcome12 welcome123 welcome1234 welcome1! welcome@1 welcome@123 welcome! welcome2023
  welcome2024 welcome2025 welcome2026 welcomehome letmein1 letmein12 letmein123 letmein! letmeinnow changeme1 changeme
  changeme123 changeme! change123 changeit secret12 secret123 secret1234 topsecret secretpassword access14 access123
  login123 login1234 loginlogin internet internet1 computer computer1 computer123 keyboard notebook explorer microsoft
  windows1 windows10 samsung1 samsung123 iphone12 facebook facebook1 linkedin linkedin1 youtube1 whatsapp instagram
  google123 twitter1 pokemon1 pokemon123 minecraft minecraft1 fortnite starwars starwars1 startrek superman superman1
  batman123 spiderman spiderman1 spider-man wolverine ironman1 captain1 deadpool1 matrix123 terminator naruto123
  dragonball dragon123 dragon12 doraemon hellokitty snoopy123 garfield scoobydoo tinkerbell cinderella butterfly
  butterfly1 sunshine sunshine1 sunshine12 sunshine123 princess princess1 princess12 princess123 football football1
  football12 football123 baseball baseball1 basketball basketball1 softball volleyball swimming skateboard snowboard
  soccer12 soccer123 hockey123 liverpool liverpool1 liverpoolfc chelsea1 chelsea123 chelseafc arsenal1 arsenal123
  manchester manutd99 barcelona barcelona1 realmadrid juventus1 cowboys1 steelers steelers1 redskins patriots packers1
  eagles123 yankees1 lakers24 jordan23 jordan123 jordan01 ferrari1 mercedes mercedes1 porsche1 porsche911 corvette
  mustang1 mustang123 chevrolet camaro69 yamaha123 harley123 suzuki123 iloveyou iloveyou1 iloveyou2 iloveyou12
  iloveyou123 iloveyou! iloveu123 iloveme1 ilovejesus ilovemyself ilovegod loveyou1 lovelove lovelove1 loveme123
  love1234 love12345 lover123 lovely123 iluvyou1 sweetheart sweetie1 babygirl babygirl1 babygirl12 babyboy1 baby1234
  beautiful beautiful1 handsome1 darling1 honey123 forever1 foreverlove friends1 friendship freedom1 freedom123 whatever
  whatever1 nothing1 something trustno1 trustno1! blink182 michael1 michael123 michelle michelle1 jennifer jennifer1
  jessica1 jessica123 jonathan christopher christian christian1 christine catherine elizabeth elizabeth1 alexander
  alexander1 alexandra alexandre benjamin benjamin1 brandon1 caroline charlie1 charlie123 charlotte danielle danielle1
  daniel123 danny123 ashley123 anthony1 anthony123 andrew123 william1 william123 stephanie stephanie1 samantha samantha1
  victoria victoria1 veronica patricia nicholas nicholas1 matthew1 matthew123 mohammed muhammad gabriel1 fernando
  francisco alejandro alejandra sebastian sebastian1 santiago kimberly kristina katherine isabella isabelle valentina
  angelina madison1 mackenzie maverick maverick1 marlboro marlboro1 budweiser cocacola cocacola1 coca-cola chocolate
  chocolate1 cheesecake strawberry blueberry pineapple watermelon icecream1 cookie123 cookies1 peanut123 banana123
  orange123 cheese123 pumpkin1 coffee123 monkey12 monkey123 monkey1234 elephant crocodile alligator panther1 tiger123
  tigger123 tigger12 dolphins dolphin1 butterfl shadow12 shadow123 shadow1234 master12 master123 master1234 mastermind
  hunter12 hunter123 ranger123 warrior1 killer123 killer12 predator gladiator assassin firebird fireball thunder1
  lightning midnight midnight1 blackjack darkness darkside moonlight rainbow1 rainbow123 snowball snowflake diamond1
  diamonds platinum goldfish golden123 silver123 bluebird blue1234 blueeyes redsox04 green123 purple123 yellow123
  summer12 summer123 summer01 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter12
  winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 spring123 spring2023
  spring2024 spring2025 spring2026 autumn123 autumn2023 autumn2024 autumn2025 january1 february september september1
  october1 november november1 december december1 monday123 friday13 friday123 saturday birthday birthday1 christmas
  christmas1 halloween halloween1 valentine holiday1 vacation business business1 company1 company123 office123
  service1 support1 support123 security security1 security123 server123 database oracle123 postgres postgres1 mysql123
  network1 telephone telecom1 football! einstein einstein1 scorpion scorpion1 aquarius capricorn sagittarius mountain
  mountain1 california newyork1 newyork123 london123 paris123 berlin123 australia america1 canada123 germany1 deutschland
  portugal brasil123 argentina colombia123 mexico123 cristina montreal jamaica1 hollywood broadway metallica metallica1
  nirvana1 ironmaiden greenday linkinpark slipknot slipknot1 eminem123 michaeljackson beatles1 rockstar rockstar1
  rocknroll guitar123 music123 musical1 superstar superstar1 supernova champion champion1 victory1 success1 success123
  goodluck lucky123 lucky777 millionaire moneymoney money123 dollar123 bitcoin1 creative1 nintendo playstation xbox360x
  gamer123 gamecube counterstrike warcraft1 starcraft runescape roblox123 zeldazelda hello123 hello1234 hello12345
  hellohello helloworld hello123! goodbye1 goodmorning thankyou thankyou1 jesus123 jesus777 jesuschrist jesuslovesme
  godisgood godislove blessed1 blessing angel123 angels123 heaven123 bismillah krishna1 ganesha1 buddha123 aa123123
  asshole1 bullshit bullshit1 fuckyou1 fuckyou2 fuckyou12 fuckyou123 fuckyou! fuckoff1 motherfucker biteme123 pussycat
  sexybitch sexygirl sexyback hotmail1 hotmail123 gmail123 yahoo123 qwerty!@ !@#$%^&* !@#$%^&*( !@#$qwer p0o9i8u7
  countinghouse woocommerce wordpress wordpress1 payments payments1 merchant merchant1 myspace1 maganda1 mahalkita
  princesa estrella teamoteamo teamo123 tequiero mariposa chocolat1 bonjour1 doudou123 marseille hallo123 schalke04
  schatz123 fussball sommer123 poohbear poohbear1 cutiepie cuteako1 pakistan pakistan1 pakistan123 india123 india1234
  indian123 sachin123 rahul123 lovelife mylove123 mybaby123 nokia123 sony1234 dell1234 asdf;lkj trinity1 leonardo
  godzilla1 godzilla isabella1 precious precious1 remember remember1 dontforget iforgot1 forgetmenot letmesee opensesame
  sesame123 abracadabra shalom123 hakunamatata supercalifragilistic correcthorsebatterystaple
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(GUESSED_FIRST.trim().split(/\s+/));
