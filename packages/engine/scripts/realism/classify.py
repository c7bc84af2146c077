#!/usr/bin/python3
"""How well a classifier tells simulated matches from real ones: classify.py real.csv[.gz] ours.csv[.gz] (Debian: python3-sklearn).

Trains gradient-boosted trees on the matches of even number and prints the area under the curve on the others, for whole matches (a vector for each side) and for
windows of 20 events, with the features that give most away alone. 0.5 is chance; two real leagues are told apart at .69 to .75 and .54 to .60. The columns are
those of `npm run export:events`. Real events are not part of this repository: L. Pappalardo et al., "A public data set of spatio-temporal match events in soccer
competitions", Scientific Data 6, 236 (2019), CC BY 4.0.
"""
import sys,gzip,csv,math,random
import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import roc_auc_score
from sklearn.inspection import permutation_importance
TYPES=['pass','cross','shot','throw','goalkick','corner','freekick','fkshot','penalty','foul','offside']
def load(f):
    o=gzip.open(f,'rt') if f.endswith('.gz') else open(f)
    ms={}
    for r in csv.DictReader(o):
        if r['type'] not in TYPES: continue
        t=r['type']
        if t in('fkshot',): t='shot'
        ms.setdefault(r['match'],[]).append((int(r['period']),float(r['second']),int(r['team']),t,float(r['x']),float(r['y']),float(r['endX']),float(r['endY']),int(r['ok']),int(r['goal'])))
    return list(ms.values())
K=['pass','cross','shot','throw','goalkick','corner','freekick','penalty','foul','offside']
def vector(ev,team):
    e=[x for x in ev if x[2]==team];p=[x for x in e if x[3] in('pass','cross')];n=max(1,len(p))
    L=[math.hypot(x[6]-x[4],x[7]-x[5]) for x in p]
    v=[sum(1 for x in e if x[3]==k) for k in K]
    v+=[sum(x[8] for x in p)/n,np.mean(L or [0]),np.std(L or [0]),sum(1 for l in L if l<10)/n,sum(1 for l in L if l>30)/n,sum(1 for x in p if x[6]-x[4]>3)/n,sum(1 for x in p if x[4]>70)/n]
    s=[x for x in e if x[3]=='shot'];v+=[np.mean([math.hypot(105-x[4],34-x[5]) for x in s] or [0]),sum(x[8] for x in s)/max(1,len(s))]
    return v
VN=K+['acc','len','lensd','<10','>30','fwd','last third','shot dist','on target']
def seqs(ev,rng,n=10):
    out=[]
    for _ in range(n):
        i=rng.randrange(0,max(1,len(ev)-21));w=ev[i:i+20]
        if len(w)<20: continue
        f=[]
        for k in K: f.append(sum(1 for x in w if x[3]==k))
        L=[math.hypot(x[6]-x[4],x[7]-x[5]) for x in w if x[3] in('pass','cross')] or [0]
        dt=[max(0,min(60,b[1]-a[1])) for a,b in zip(w,w[1:]) if a[0]==b[0]] or [0]
        sw=sum(1 for a,b in zip(w,w[1:]) if a[2]!=b[2])
        jump=[math.hypot(b[4]-a[6],b[5]-a[7]) for a,b in zip(w,w[1:]) if a[2]==b[2]] or [0]
        f+=[sum(x[8] for x in w),np.mean(L),np.max(L),np.min(L),np.mean(dt),np.max(dt),np.min(dt),sw,np.mean([x[4] for x in w]),np.std([x[4] for x in w]),np.std([x[5] for x in w]),np.mean([abs(x[5]-34) for x in w])]
        out.append(f)
    return out
SN=K+['ok','len','maxlen','minlen','dt','maxdt','mindt','switch','x','xsd','ysd','wide']
def auc(R,O,names,label):
    def split(g): return [a for i,m in enumerate(g) for a in m if i%2==0],[a for i,m in enumerate(g) for a in m if i%2==1]
    r0,r1=split(R);o0,o1=split(O)
    X0=np.array(r0+o0);y0=np.array([0]*len(r0)+[1]*len(o0));X1=np.array(r1+o1);y1=np.array([0]*len(r1)+[1]*len(o1))
    m=HistGradientBoostingClassifier(max_iter=200,learning_rate=.08,random_state=1).fit(X0,y0)
    a=roc_auc_score(y1,m.predict_proba(X1)[:,1])
    single=sorted(((max(s,1-s),n) for n,s in ((names[j],roc_auc_score(y1,X1[:,j])) for j in range(X1.shape[1]))),reverse=True)[:6]
    print(f'{label}: AUC {a:.3f}; alone: '+', '.join(f'{n} {s:.2f}' for s,n in single));return a
real,ours=load(sys.argv[1]),load(sys.argv[2]);rng=random.Random(7)
auc([[vector(m,0),vector(m,1)] for m in real],[[vector(m,0),vector(m,1)] for m in ours],VN,'whole matches')
auc([seqs(m,rng) for m in real],[seqs(m,rng) for m in ours],SN,'20 events')
