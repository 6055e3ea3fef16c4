/** The engine names every clause in the demonstration of it, and tells and shows it as it always did. */
import { DEMOS } from '../../../src/variants/frozenchess/demos/index.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { describeDemos } from '../../support/demos.ts';

const HASHES = `
  wcyl 2l2f t5cg 3od2 h7yn 8opo 624v ajw3 4ld4 kyyg 46zn 80dj dtby s6kg penv 7p8f mdnt oemi udny 1fyn qcec fy4q hlxy ul9f
  a9e9 9o4f 99v4 n8zm s5xu 3ws8 v8kh fmmk 5e8x rh42 ustv x47f cchz myvi yfpy 92ga qhun cwae vdlo xtz3 tzdq flli dgof yt92
  uo6e lsg8 tq50 e0jw ymoi hvcm xdnf jtt3 iy7c ywf9 rfri fvrl 9pfk 1qqu e15g pre1 dc66 gj99 s5o2 yila w4l8 mmxo i8ke vvrf
  wv7g b9jk 5lhl ycq2 1orb 1tsz w0sg p20o 8xbw qih5 o6ev b5fg ys4z nsr7 2vho iwzw 2xc9 tjom igc5 1so0 2e0o bm75 4dxd 1q0p
  svzb letb i0z9 v4q1 vqxf kyn0 txax g4t9 yswv 8x19 5fhd nvl5 iqzm h58a 39f9 7w1i y13q kxix 3kpx 04fu 4v8u bbi0 bd5g yk1u
  3lj4 ndg5 at2d swxh bkdn 9h69 d0pj vyre dq6e 7zuc b2l5 qct5 2u7n 7xwd mno1 n7o5 5925 aikl i86r qb6e quhd 9mjb dow8 rjw7
  pdz3 cncf mjfl pzbh noes 2mh9 tu0z 1acr ppn5 kpqz njrh 2nbt j9l1 4m9f 3xnq jhl2 7x10 90mq o1nz s6fn 1apr ae6q 471g pzh7
  6xq2 1ttb slh0 1313 7631 jnea wfff tkvt 6glg johg 2h44 p2nf k561 dhsg j2eg 1t4u s9tc 9tji tq2y jxmw 87m5 owil wkp1 3igx
  boy2 sze1 xhf3 phx3 ic5g qbkq ovga 0582 nx08 yjqa so3f aq7t n6hn mzpf yy1l 2szs ethd pmwv 41v1 8x3d jbb5 3i6y 2g3n v0t6
  nbbo 0v1f lhjq 1ufz t282 g705 8i1u y2mt ug0i 8el4 yi7j l945 7z7g 43gk 53go cbqb 28gt 7lwf tupi ztz9 zxug wgxe y03z ihh7
  6jm4 j5hq x5on plti y5fu 3nbj 6dy5 is52 lsaa whb7 sgf5`;

describeDemos(GAME, DEMOS, HASHES);
