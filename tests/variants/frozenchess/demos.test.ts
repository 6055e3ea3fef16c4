/** The engine names every clause in the demonstration of it, and tells and shows it as it always did. */
import { DEMOS } from '../../../src/variants/frozenchess/demos/index.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { describeDemos } from '../../support/demos.ts';

const HASHES = `
  9mru 54ie 9u17 ps0x 3hvf eagd i594 3u5y unaj 52k2 q5mb 00wo 0176 7fl5 zk0q zspa 5uco cx7p p955 dz0e lmaw yzl1 65l5 14my
  5npy uf35 pt03 ahlz 3isr i6bq potc l81i qw4g 0yvm 6ver ft3v 2t5y qc1e bpyk rm1v 4b47 63k1 6cka ckcg sy4q 5i64 x5gw cs4n
  1w9b 5toe 4iuh 3c7e aah9 nmcx 98r1 xei1 iod4 17jh am0p 7ncs l36w brnl 0u42 kbn6 ey8x 4mpt edam fskk o86l vjcu xb3d xh7u
  sv9r 7870 mvci c4pf twyy 18b5 p6lf 3ea1 odpt p48i 3iag md08 k1gr ufnr d9tl 7vdh 9hce s07i l9ox h8cr ktny gfs0 9b90 23lo
  ka2k c68z d84k 3xaw mqkk oial 2nns 8np8 h21z oqeq 39g1 tpvy npni 1eym yt1p 3goh xrhd g4qk ggov h9v9 vwnt ui0p 1w7y wsbh
  i96b avdk uamg 944v rwau k109 kmk6 bkjq mcjh s3k8 797f 7l3a 78qx giov yw1l 79cq lz6z snpd kavy loo0 zpep syv4 nmkg pndx
  7k8x lwm4 ippc bxij pdsn pmsz xzxn ppad xx1j rg49 xpos e955 jo94 9am6 ua2k ucqq 1ac5 o0ep z29w 9ypd ohlo rtvn muvg 8ubv
  w2cp sn0w 120q 12la ad2q j6rl oc1n j17w ynp5 ed4n ji1b tffj liye xwnn hpqi cte1 wf03 fct9 glet g8dw 9pz4 aju0 od1a 0or1
  weo8 zr1g 06sz mf7e grkf lot1 9bs0 a44u rtkb wksb aggs qfd3 4wvw k0qc 7d8m mn9u e7b4 7pkd uld2 bp6o lxds r8sk svcq ktvk
  weuk orry dmz5 kfsc mahp 3ebr 4s59 atsz foyw becx ju9q e5qz 0szr bzs6 yyl1 27du jzlo 3qq5 ovxg ysed 9skw 343l hotc aq3k
  8u5g hszs csiw 1aj4 2k7w fbfj 3avx 25ow j3uf 1l6z y4tc`;

describeDemos(GAME, DEMOS, HASHES);
